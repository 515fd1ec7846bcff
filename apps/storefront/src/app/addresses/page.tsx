import { addressesPage } from '@/site/addresses.page.tsx';
import { nextPage } from '../next-page.tsx';

const { generateMetadata, NextPage } = nextPage(addressesPage);

export { generateMetadata, NextPage as default };
