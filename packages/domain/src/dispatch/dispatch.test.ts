import { describe, expect, test } from 'vitest';
import { chooseRider, MOST_ORDERS_OF_A_RIDER, offersBegin, partOfTown, type RiderOnDuty } from './index.ts';

const NOW = Date.parse('2026-11-19T12:00:00Z');
const MINUTE = 60_000;
const PICKUP = { latitude: 6.43, longitude: 3.42 };
const ORDER = { city_id: 1, pickup: PICKUP };

const rider = (id: number, given: Partial<RiderOnDuty> = {}): RiderOnDuty => ({
  ...{ id, city_id: 1, order_count: 0, is_asked: false, has_refused: false, asked_at: undefined },
  ...{ place: undefined, waits_since: NOW - 10 * MINUTE },
  ...given,
});
const at = (latitude: number, minutesAgo = 1) => ({ latitude, longitude: 3.42, at: NOW - minutesAgo * MINUTE });
const chosen = (...riders: RiderOnDuty[]) => chooseRider(ORDER, riders, NOW)?.id;

describe('the rider whom an order is offered to', () => {
  test('decisions §11: is the nearest on duty with room', () => {
    expect(chosen(rider(1, { place: at(6.5) }), rider(2, { place: at(6.44) }))).toBe(2);
    const full = { place: at(6.44), order_count: MOST_ORDERS_OF_A_RIDER };
    expect(chosen(rider(1, { place: at(6.5), order_count: 2 }), rider(2, full))).toBe(1);
  });

  test.each<[string, Partial<RiderOnDuty>]>([
    ['is in another city', { city_id: 2 }],
    ['has three orders', { order_count: 3 }],
    ['has declined it or handed it back', { has_refused: true }],
    ['is asked about another order', { is_asked: true }],
    ['did not answer a moment ago', { asked_at: NOW - MINUTE }],
  ])('is nobody who %s', (_words, given) => {
    expect(chosen(rider(1, { place: at(6.43), ...given }))).toBeUndefined();
  });

  test('may be somebody who did not answer some minutes ago', () => {
    expect(chosen(rider(1, { asked_at: NOW - 5 * MINUTE }))).toBe(1);
  });

  test('is one whose place is known; else one with fewest orders, who has waited longest', () => {
    const old = rider(1, { place: at(6.43, 31) });
    expect(chosen(old, rider(2, { place: at(6.9) }))).toBe(2);
    expect(chosen(old, rider(2, { waits_since: NOW - 20 * MINUTE }), rider(3, { order_count: 1 }))).toBe(2);
  });
});

describe('offers of an order begin', () => {
  const order = {
    ...({
      class: 'delivery',
      status: 'preparing',
      was_handed_back: false,
      paid_at: NOW,
      promised_at: undefined,
    } as const),
    ...{ delivery_minutes: 45, km: 2, slot: undefined },
  };
  const inMinutes = (given: Partial<Parameters<typeof offersBegin>[0]>) =>
    Math.round((offersBegin({ ...order, ...given }) - NOW) / MINUTE);

  test('eight minutes before it is ready, as its vendor has promised, or says of all its orders', () => {
    expect([inMinutes({ promised_at: NOW + 20 * MINUTE }), inMinutes({})]).toEqual([12, 21]);
  });

  test('before the slot of a pre-order, by the way there', () => {
    expect(inMinutes({ slot: { from: NOW + 120 * MINUTE, to: NOW + 240 * MINUTE } })).toBe(96);
  });

  test.each([
    { status: 'ready_for_pickup' },
    { class: 'package_delivery', status: 'received' },
    { was_handed_back: true },
  ] as const)('at once for %j', (given) => {
    expect(offersBegin({ ...order, ...given })).toBe(0);
  });
});

test.each([
  ['2 Ring Road, Ibadan', 'Ibadan'],
  ['14b Admiralty Way, Lekki Phase 1, Lagos', 'Lekki Phase 1, Lagos'],
  ['14b Admiralty Way', 'Admiralty Way'],
  ['Palms Mall', 'Palms Mall'],
])('of %s a rider who is offered it reads %s', (address, shown) => {
  expect(partOfTown(address)).toBe(shown);
});
