import { openAccount } from '../model/open-account.ts';
import { AccountTabMarkup } from './account-button-markup.tsx';

/** In the bar at the bottom of a phone. */
export const AccountTab = () => <AccountTabMarkup onClick={openAccount} />;
