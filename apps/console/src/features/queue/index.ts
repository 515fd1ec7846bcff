export { QueueScreen } from './ui/queue-screen.tsx';
