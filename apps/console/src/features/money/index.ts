export { OwedScreen } from './ui/owed-screen.tsx';
export { OwnMoneyScreen } from './ui/own-money-screen.tsx';
export { PayeeScreen } from './ui/payee-screen.tsx';
