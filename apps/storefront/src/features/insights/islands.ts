export { InsightsPage } from './ui/insights-page.island.tsx';
