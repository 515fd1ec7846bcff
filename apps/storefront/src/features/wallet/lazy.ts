export { WALLET_KEY } from './api/wallet.query.ts';
export { isInDebt } from './api/wallet-debt.ts';
export { availableFor, setAsideText } from './model/set-aside.ts';
export { PaymentRow } from './ui/payment-row.tsx';
export { useWallet } from './ui/use-wallet.ts';
