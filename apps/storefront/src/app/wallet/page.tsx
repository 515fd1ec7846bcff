import { walletPage } from '@/site/wallet.page.tsx';
import { nextPage } from '../next-page.tsx';

const { generateMetadata, NextPage } = nextPage(walletPage);

export { generateMetadata, NextPage as default };
