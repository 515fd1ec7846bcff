export { requireSignIn } from './model/require-sign-in.ts';
export { AccountButton, AccountTab } from './ui/account-entry.tsx';
export { IdentityHost } from './ui/identity-host.tsx';
export { useCustomer } from './ui/use-customer.ts';
