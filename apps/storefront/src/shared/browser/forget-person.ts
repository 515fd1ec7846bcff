import { forgetUnkept } from '@jara/ui/browser/stored-value';
import { takeEventsOutOfStorage } from '../analytics/send/event-queue.ts';
import { forgetAddress } from './chosen-location.ts';
import { removeCookie } from './cookie.ts';
import { endNotifications } from './end-notifications.ts';
import { forgetSavedDetails } from './forget-saved-details.ts';
import { CACHES_OF_PERSON, COOKIES_OF_PERSON, LOCAL_OF_PERSON, TAB_OF_PERSON } from './register.ts';
import { removeFromTab, removeStored, tryOrUndefined } from './storage.ts';

/** As a change by another tab: whatever shows something of the storage reads it again. */
function tellPage(): void {
  forgetUnkept();
  window.dispatchEvent(new Event('storage'));
}

/** All that this browser keeps of a person, but for what is each tab's own. No network and no further code is needed for it. */
export function forgetPerson(): void {
  takeEventsOutOfStorage();
  removeStored(LOCAL_OF_PERSON);
  forgetAddress();
  for (const name of COOKIES_OF_PERSON) removeCookie(name, '/');
  tellPage();
  // What is not there cannot be forgotten: no database, no caches, no worker.
  tryOrUndefined(forgetSavedDetails);
  for (const name of CACHES_OF_PERSON) window.caches?.delete(name).catch(() => undefined);
  endNotifications().catch(() => undefined);
}

/** What this tab alone keeps of a person. */
export function forgetPersonInTab(): void {
  removeFromTab(TAB_OF_PERSON);
  tellPage();
}
