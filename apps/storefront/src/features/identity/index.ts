export { requireSignIn } from './model/require-sign-in.ts';
export { useCustomer } from './ui/use-customer.ts';
