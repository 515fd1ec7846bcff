export { WalletPage } from './ui/wallet-page.island.tsx';
