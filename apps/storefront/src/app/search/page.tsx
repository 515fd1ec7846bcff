import { searchPage } from '@/site/search.page.tsx';
import { nextPage } from '../next-page.tsx';

const { generateMetadata, NextPage } = nextPage(searchPage);

export { generateMetadata, NextPage as default };
