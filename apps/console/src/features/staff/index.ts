export { StaffScreen } from './ui/staff-screen.tsx';
