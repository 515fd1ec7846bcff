import { insightsPage } from '@/site/insights.page.tsx';
import { nextPage } from '../next-page.tsx';

const { generateMetadata, NextPage } = nextPage(insightsPage);

export { generateMetadata, NextPage as default };
