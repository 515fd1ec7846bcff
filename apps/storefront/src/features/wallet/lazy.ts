export { WALLET_KEY, walletQuery } from './api/wallet.query.ts';
export { useWallet } from './ui/use-wallet.ts';
export { WalletBalance } from './ui/wallet-balance.tsx';
