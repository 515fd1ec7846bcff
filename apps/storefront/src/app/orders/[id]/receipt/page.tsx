import { receiptPage } from '@/site/receipt.page.tsx';
import { nextPage } from '../../../next-page.tsx';

const { generateMetadata, NextPage } = nextPage(receiptPage);

export { generateMetadata, NextPage as default };
