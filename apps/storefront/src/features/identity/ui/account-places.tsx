import { AccountBackMarkup, AccountButtonMarkup, AccountTabMarkup } from './account-button-markup.tsx';
import { AccountButtonPlace, AccountTabPlace } from './places.tsx';

/** In the header of a desktop: the page is a guest's until its code has come. */
export const AccountButtonOnServer = () => (
  <AccountButtonPlace>
    <AccountButtonMarkup label="Sign in" />
  </AccountButtonPlace>
);

/** In the bar at the bottom of a phone. */
export const AccountTabOnServer = () => (
  <li className="noscript:hidden min-w-0 flex-1">
    <AccountTabPlace>
      <AccountTabMarkup />
    </AccountTabPlace>
  </li>
);

/** Back to the account's menu, on a phone. */
export const AccountBack = () => (
  <AccountButtonPlace isBackLink>
    <AccountBackMarkup />
  </AccountButtonPlace>
);
