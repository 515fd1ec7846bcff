export { WALLET_KEY, walletQuery } from './api/wallet.query.ts';
export { OUTSTANDING_PAYMENT } from './model/outstanding-payment.ts';
export { useWallet } from './ui/use-wallet.ts';
export { WalletBalance } from './ui/wallet-balance.tsx';
