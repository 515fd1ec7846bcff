export { isInDebt } from './api/is-in-debt.ts';
export { WALLET_KEY } from './api/wallet.query.ts';
export { availableFor, setAsideText } from './model/set-aside.ts';
export { PaymentRow } from './ui/payment-row.tsx';
export { useWallet } from './ui/use-wallet.ts';
