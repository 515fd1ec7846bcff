export { OutstandingPayment } from './ui/outstanding-payment.tsx';
