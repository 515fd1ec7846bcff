export { InsightsScreen } from './ui/insights-screen.tsx';
