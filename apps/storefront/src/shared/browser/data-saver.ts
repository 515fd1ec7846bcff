import { BASE_PATH } from '../config/base-path.ts';
import { readCookie, writeCookie } from './cookie.ts';
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
  const chosen = readCookie(COOKIE);
  return chosen === 'on' || (chosen !== 'off' && browserSavesData());
}

/** A cookie, so that the pages that come from now on are made for it. */
export function chooseDataSaver(isOn: boolean): void {
  writeCookie(COOKIE, isOn ? 'on' : 'off', { path: BASE_PATH, seconds: A_YEAR });
  document.documentElement.toggleAttribute('data-saver', isOn);
  events.notify();
}

export const subscribeToDataSaver = events.subscribe;
