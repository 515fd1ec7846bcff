import { browserSession } from '@/shared/api/browser-session.ts';
import { openProfile, openSignIn } from '../model/dialogs.ts';
import { AccountBackMarkup, AccountButtonMarkup, AccountTabMarkup } from './account-button-markup.tsx';
import { useCustomer } from './use-customer.ts';

/** A guest who signs in here wanted their account; they are in it then, and the dialog closes. */
function openAccount(): void {
  if (browserSession().latest()) openProfile();
  else openSignIn();
}

/** In the header of a desktop, or on a phone the link of an account's page back to the menu. */
export function AccountButton({ isBackLink = false }: { readonly isBackLink?: boolean }) {
  const customer = useCustomer();
  if (isBackLink) return <AccountBackMarkup onClick={openAccount} />;
  return <AccountButtonMarkup label={customer ? customer.first_name || 'Account' : 'Sign in'} onClick={openAccount} />;
}

/** In the bar at the bottom of a phone. */
export const AccountTab = () => <AccountTabMarkup onClick={openAccount} />;
