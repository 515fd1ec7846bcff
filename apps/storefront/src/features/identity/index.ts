export { requireSignIn } from './model/require-sign-in.ts';
export { AccountButton } from './ui/account-button.island.tsx';
export { AccountTab } from './ui/account-tab.island.tsx';
export { IdentityHost } from './ui/identity-host.tsx';
export { useCustomer } from './ui/use-customer.ts';
