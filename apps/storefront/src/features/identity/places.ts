export { AccountBack, AccountButtonOnServer, AccountTabOnServer } from './ui/account-places.tsx';
