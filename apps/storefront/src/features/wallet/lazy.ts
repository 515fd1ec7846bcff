export { isInDebt } from './api/is-in-debt.ts';
export { WALLET_KEY } from './api/wallet.query.ts';
export { PaymentRow } from './ui/payment-row.tsx';
export { useWallet } from './ui/use-wallet.ts';
