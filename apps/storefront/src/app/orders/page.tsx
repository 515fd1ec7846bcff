import { ordersPage } from '@/site/orders.page.tsx';
import { nextPage } from '../next-page.tsx';

const { generateMetadata, NextPage } = nextPage(ordersPage);

export { generateMetadata, NextPage as default };
