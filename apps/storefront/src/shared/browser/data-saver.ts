import { storageEvents } from './storage-events.ts';
import { storedText } from './stored-value.ts';

/** What the person chose in this browser: on, off, or nothing, and then the browser's own setting counts. */
const choice = storedText('data_saver');
const events = storageEvents('data-saver');

/** Only Chromium says so. */
type Connection = { readonly connection?: { readonly saveData?: boolean } };
const browserSavesData = (): boolean => (navigator as Connection).connection?.saveData === true;

/** Whether nothing should be fetched that the person has not asked for. */
export function savesData(): boolean {
  const chosen = choice.read();
  return chosen === 'on' || (chosen !== 'off' && browserSavesData());
}

export function chooseDataSaver(isOn: boolean): void {
  choice.write(isOn ? 'on' : 'off');
  events.notify();
}

export const subscribeToDataSaver = events.subscribe;
