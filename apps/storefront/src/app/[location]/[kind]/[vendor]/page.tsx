import { vendorPage } from '@/site/vendor.page.tsx';
import { nextPage } from '../../../next-page.tsx';

const { generateMetadata, NextPage } = nextPage(vendorPage);

export { generateMetadata, NextPage as default };
