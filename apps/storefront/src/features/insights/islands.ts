export { InsightsPage } from './ui/insights-page.tsx';
