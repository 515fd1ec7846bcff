export { AccountButton, AccountTab } from './ui/account-places.tsx';
