export { BoardScreen } from './ui/board-screen.tsx';
