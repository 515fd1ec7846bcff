import { likedPage } from '@/site/liked.page.tsx';
import { nextPage } from '../next-page.tsx';

const { generateMetadata, NextPage } = nextPage(likedPage);

export { generateMetadata, NextPage as default };
