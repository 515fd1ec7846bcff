import { takeEventsOutOfStorage } from '../analytics/event-queue.ts';
import { forgetAddress } from './chosen-location.ts';
import { cookieText, writeCookie } from './cookie.ts';
import { endNotifications } from './end-notifications.ts';
import { forgetSavedWords } from './forget-saved-words.ts';
import { openTabStorage, tryOrUndefined } from './local-storage.ts';
import { CACHES, COOKIES, LOCAL_STORAGE, namesOfPerson, TAB_STORAGE } from './register.ts';
import { forgetUnkept } from './stored-value.ts';

/** As a change by another tab: whatever shows something of the storage reads it again. */
function tellPage(): void {
  forgetUnkept();
  window.dispatchEvent(new Event('storage'));
}

/** All that this browser keeps of a person, but for what is each tab's own. No network and no further code is needed for it. */
export function forgetPerson(): void {
  takeEventsOutOfStorage();
  for (const key of namesOfPerson(LOCAL_STORAGE)) tryOrUndefined((storage) => storage.removeItem(key));
  forgetAddress();
  for (const name of namesOfPerson(COOKIES)) {
    // Who is signed in is the session's own, and may be somebody else by now.
    if (name !== 'user') writeCookie(cookieText(name, '', { path: '/', seconds: 0 }));
  }
  tellPage();
  const lasting = [forgetSavedWords(), endNotifications()];
  for (const name of namesOfPerson(CACHES)) lasting.push(window.caches?.delete(name).then(() => undefined));
  // What is not there cannot be forgotten: no database, no worker, no caches.
  void Promise.allSettled(lasting);
}

/** What this tab alone keeps of a person. */
export function forgetPersonInTab(): void {
  for (const key of namesOfPerson(TAB_STORAGE)) tryOrUndefined(() => openTabStorage().removeItem(key));
  tellPage();
}
