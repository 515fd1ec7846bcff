export { HoursScreen } from './ui/hours-screen.tsx';
