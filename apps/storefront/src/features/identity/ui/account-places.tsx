import { AccountBackMarkup, AccountButtonMarkup, AccountTabMarkup } from './account-button-markup.tsx';
import { DeferredAccountButton, DeferredAccountTab } from './places.tsx';

/** In the header of a desktop: the page is a guest's until its code has come. */
export const AccountButton = () => (
  <DeferredAccountButton>
    <AccountButtonMarkup label="Sign in" />
  </DeferredAccountButton>
);

/** In the bar at the bottom of a phone. */
export const AccountTab = () => (
  <li className="noscript:hidden min-w-0 flex-1">
    <DeferredAccountTab>
      <AccountTabMarkup />
    </DeferredAccountTab>
  </li>
);

/** Back to the account's menu, on a phone. */
export const AccountBack = () => (
  <DeferredAccountButton isBackLink>
    <AccountBackMarkup />
  </DeferredAccountButton>
);
