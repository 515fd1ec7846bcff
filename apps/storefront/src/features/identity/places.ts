export { AccountBack, AccountButton, AccountTab } from './ui/account-places.tsx';
