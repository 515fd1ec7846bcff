import { BASE_PATH } from '../config/base-path.ts';
import { rawCookie } from './cookie.ts';
import { storageEvents } from './storage-events.ts';

/** What the person chose in this browser: on, off, or nothing, and then the browser's own setting counts. */
const COOKIE = 'data_saver';
const A_YEAR = 31_536_000;
const events = storageEvents('data-saver');

/** Only Chromium says so. */
type Connection = { readonly connection?: { readonly saveData?: boolean } };
const browserSavesData = (): boolean => (navigator as Connection).connection?.saveData === true;

/** Whether nothing should be fetched that the person has not asked for. The front door judges alike (page-request.ts). */
export function savesData(): boolean {
  const chosen = rawCookie(document.cookie, COOKIE);
  return chosen === 'on' || (chosen !== 'off' && browserSavesData());
}

/** A cookie, so that the pages that come from now on are made for it. */
export function chooseDataSaver(isOn: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${isOn ? 'on' : 'off'}; Path=${BASE_PATH}; Max-Age=${A_YEAR}; SameSite=Lax${secure}`;
  document.documentElement.toggleAttribute('data-saver', isOn);
  events.notify();
}

export const subscribeToDataSaver = events.subscribe;
