'use client';

import { tapped } from '@/shared/analytics/tracked.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { BAR_ITEM } from '@/shared/ui/bottom-bar.tsx';
import { Icon } from '@/shared/ui/icon.tsx';
import { openProfile, openSignIn } from '../model/dialogs.ts';
import { useCustomer } from './use-customer.ts';

/** A guest who signs in here wanted their account; they are in it then, and the dialog closes. */
function openAccount(): void {
  if (browserSession().latest()) openProfile();
  else openSignIn();
}

/** In the header of a desktop. As wide as its longest name from the start, so that nothing moves when it is known. */
export function AccountButton() {
  const customer = useCustomer();
  return (
    <button
      type="button"
      {...tapped('button', 'account')}
      aria-haspopup="dialog"
      onClick={openAccount}
      className="noscript:hidden hidden min-h-11 w-36 shrink-0 items-center justify-center gap-2 rounded-pill border border-line bg-surface px-4 font-semibold text-14 hover:bg-sunk md:inline-flex"
    >
      <Icon name="person" className="size-5 text-brand" />
      <span className="truncate">{customer ? customer.first_name || 'Account' : 'Sign in'}</span>
    </button>
  );
}

/** In the bar at the bottom of a phone. */
export function AccountTab() {
  return (
    <li className="noscript:hidden flex-1">
      <button
        type="button"
        {...tapped('button', 'account')}
        aria-haspopup="dialog"
        onClick={openAccount}
        className={`w-full ${BAR_ITEM}`}
      >
        <Icon name="person" className="size-6" />
        Account
      </button>
    </li>
  );
}
