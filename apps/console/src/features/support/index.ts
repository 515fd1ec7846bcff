export { ApprovalsScreen } from './ui/approvals-screen.tsx';
export { AuditScreen } from './ui/audit-screen.tsx';
export { FindScreen } from './ui/find-screen.tsx';
export { OrderScreen } from './ui/order-screen.tsx';
export { PaymentScreen } from './ui/payment-screen.tsx';
