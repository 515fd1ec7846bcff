import { orderPage } from '@/site/order.page.tsx';
import { nextPage } from '../../next-page.tsx';

const { generateMetadata, NextPage } = nextPage(orderPage);

export { generateMetadata, NextPage as default };
