import { takeEventsOutOfStorage } from '../analytics/event-queue.ts';
import { forgetAddress } from './chosen-location.ts';
import { cookieText, writeCookie } from './cookie.ts';
import { endNotifications } from './end-notifications.ts';
import { forgetSavedDetails } from './forget-saved-details.ts';
import { openTabStorage, tryOrUndefined } from './local-storage.ts';
import { CACHES_OF_PERSON, COOKIES_OF_PERSON, LOCAL_OF_PERSON, TAB_OF_PERSON } from './register.ts';
import { forgetUnkept } from './stored-value.ts';

/** As a change by another tab: whatever shows something of the storage reads it again. */
function tellPage(): void {
  forgetUnkept();
  window.dispatchEvent(new Event('storage'));
}

/** All that this browser keeps of a person, but for what is each tab's own. No network and no further code is needed for it. */
export function forgetPerson(): void {
  takeEventsOutOfStorage();
  for (const key of LOCAL_OF_PERSON) tryOrUndefined((storage) => storage.removeItem(key));
  forgetAddress();
  for (const name of COOKIES_OF_PERSON) writeCookie(cookieText(name, '', { path: '/', seconds: 0 }));
  tellPage();
  // What is not there cannot be forgotten: no database, no caches, no worker.
  tryOrUndefined(forgetSavedDetails);
  for (const name of CACHES_OF_PERSON) window.caches?.delete(name).catch(() => undefined);
  endNotifications().catch(() => undefined);
}

/** What this tab alone keeps of a person. */
export function forgetPersonInTab(): void {
  for (const key of TAB_OF_PERSON) tryOrUndefined(() => openTabStorage().removeItem(key));
  tellPage();
}
