import { openAccount } from '../model/open-account.ts';
import { AccountBackMarkup, AccountButtonMarkup } from './account-button-markup.tsx';
import { useCustomer } from './use-customer.ts';

/** In the header of a desktop, or on a phone the link of an account's page back to the menu. */
export function AccountButton({ isBackLink = false }: { readonly isBackLink?: boolean }) {
  const customer = useCustomer();
  if (isBackLink) return <AccountBackMarkup onClick={openAccount} />;
  return <AccountButtonMarkup label={customer ? customer.first_name || 'Account' : 'Sign in'} onClick={openAccount} />;
}
