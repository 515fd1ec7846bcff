import type { PreorderVendor } from '@jara/domain/preorder';
import { beforeEach, expect, test, vi } from 'vitest';
import { zoneText } from './zone-text.ts';

async function openPage(localStorage: object) {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', page);
  return { ...(await import('./chosen-time.ts')), page };
}

const keeping = (storage: Map<string, string>) => ({
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});

const chosen = { deliveryDate: '2026-11-17', timeRange: '12:00-14:00' };

beforeEach(() => vi.unstubAllGlobals());

test('a choice is kept under its two keys, and told to this tab', async () => {
  const storage = new Map<string, string>();
  const { chooseTime, chosenTime, subscribeToTime } = await openPage(keeping(storage));
  const told = vi.fn();
  const stop = subscribeToTime(told);
  expect(chosenTime()).toBeUndefined();
  chooseTime(chosen);
  expect(Object.fromEntries(storage)).toEqual(chosen);
  expect(chosenTime()).toEqual(chosen);
  expect(chosenTime()).toBe(chosenTime());
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  chooseTime(chosen);
  expect(told).toHaveBeenCalledTimes(1);
});

test('another tab’s choice is followed, and half a choice is none', async () => {
  const storage = new Map(Object.entries(chosen));
  const { chosenTime, subscribeToTime, page } = await openPage(keeping(storage));
  const told = vi.fn();
  subscribeToTime(told);
  storage.set('timeRange', '13:00-15:00');
  page.dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(1);
  expect(chosenTime()).toEqual({ ...chosen, timeRange: '13:00-15:00' });
  storage.delete('deliveryDate');
  expect(chosenTime()).toBeUndefined();
});

test('without a storage the choice lasts as long as the page', async () => {
  const refuse = () => {
    throw new Error('Refused');
  };
  const { chooseTime, chosenTime } = await openPage({ getItem: refuse, setItem: refuse });
  expect(chosenTime()).toBeUndefined();
  chooseTime(chosen);
  expect(chosenTime()).toEqual(chosen);
});

test('cart.063 a range that was saved is taken for the day that was chosen last, where it is still offered', async () => {
  const vendor: PreorderVendor = {
    vendor_class: ['preorder'],
    closed_days: [],
    available_hours: { default: { opening: 900, closing: 2100 } },
    preorder_configuration: { menu_ready_time: null, cutoff_order_time: 1430, available_days: ['tuesday'] },
    time_zone: 'Africa/Lagos',
  };
  const storage = new Map(Object.entries(chosen));
  const { chosenTime, restoreRange } = await openPage(keeping(storage));
  const monday = new Date('2026-11-16T11:00:00Z');
  restoreRange(vendor, '13:00-15:00', monday);
  expect(chosenTime()).toEqual({ ...chosen, timeRange: '13:00-15:00' });
  restoreRange(vendor, '03:00-05:00', monday);
  expect(chosenTime()).toEqual({ ...chosen, timeRange: '13:00-15:00' });
  storage.delete('deliveryDate');
  restoreRange(vendor, '13:00-15:00', monday);
  expect(chosenTime()).toBeUndefined();
});

test('preorder.010 somebody in another zone is told whose clock it is', () => {
  expect(zoneText('Africa/Lagos', 'Africa/Lagos')).toBeUndefined();
  expect(zoneText('Africa/Accra', 'Africa/Lagos')).toBe('All times are Accra time.');
  expect(zoneText('Africa/Lagos', 'America/New_York')).toBe('All times are Lagos time.');
});
