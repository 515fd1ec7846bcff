import { homePage } from '@/site/home.page.tsx';
import { nextPage } from './next-page.tsx';

const { generateMetadata, NextPage } = nextPage(homePage);

export { generateMetadata, NextPage as default };
