import { endpoints } from '@jara/contract';
import type { Database } from '@jara/server/db';
import { buildCatalog } from '@jara/server/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DELIVERY, HOME, openCourier, PROTECTION, WORK, WORTH } from '../../src/testing/courier.ts';
import { phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

/** Five minutes before noon in Lagos. */
const START = Date.parse('2026-11-16T10:55:00Z');
let clock = START;
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);

let owner: Database;
let courier: Awaited<ReturnType<typeof openCourier>>;
beforeAll(async () => {
  owner = api.database.openOwner();
  courier = await openCourier(api, owner);
  const build = buildCatalog(owner);
  // A busy city, an hour away by car, and one of another country.
  await build.city({ slug: 'abuja', display_name: 'Abuja', latitude: 9.07, longitude: 7.4 });
  await build.city({
    slug: 'accra',
    country_code: 'GH',
    currency: 'GHS',
    time_zone: 'Africa/Accra',
    latitude: 5.6,
    longitude: -0.19,
  });
});
beforeEach(() => {
  clock = START;
});

const ACCRA = { country: 'Ghana', city: 'Accra', state: 'Greater Accra', latitude: 5.6, longitude: -0.19 };
const storedFees = async (customer: number) =>
  (await owner.pool.query('select * from package_fee where customer_id = $1 order by id', [customer])).rows;

describe('the quote of a package', () => {
  test('courier.022 is asked with both addresses and the worth, and says fee, distance and totals', async () => {
    const ada = await courier.sender(people);
    const reply = await ada.askQuote({
      source_address: { id: ada.home, latitude: HOME.latitude, longitude: HOME.longitude },
      destination_address: { id: ada.work, latitude: WORK.latitude, longitude: WORK.longitude },
    });
    expect(reply.statusCode).toBe(200);
    const quote = endpoints.quotePackage.data.parse(reply.json().data);
    expect(quote).toMatchObject({
      ...{ amount: DELIVERY, original_service_amount: 0, currency: 'NGN', distance_km: 4.4 },
      ...{ estimated_order_amount: WORTH, protection_fee: PROTECTION },
      ...{ total: DELIVERY, total_with_protection: DELIVERY + PROTECTION },
      expires_at: new Date(START + 15 * 60_000).toISOString(),
    });
    expect(await storedFees(ada.id)).toMatchObject([{ id: quote.id, order_id: null, worth: String(WORTH) }]);
  });

  test('is of the addresses as they are stored: what a request says of where they are is not read', async () => {
    const ada = await courier.sender(people);
    const lies = { latitude: HOME.latitude, longitude: HOME.longitude + 0.01 };
    const { amount } = await ada.quote({ destination_address: { id: ada.work, ...lies } });
    expect(amount).toBe(DELIVERY);
  });

  test('costs more at a busy hour of its city', async () => {
    const ada = await courier.sender(people);
    const abuja = { ...HOME, city: 'Abuja', state: 'FCT', latitude: 9.07, longitude: 7.4 };
    const ends = {
      source_address: { id: await ada.addAddress(abuja) },
      destination_address: { id: await ada.addAddress({ ...abuja, latitude: 9.09 }) },
    };
    // 2.2 km: ₦800 and ₦144.56, in whole tens; a tenth more from noon on.
    expect((await ada.quote(ends)).amount).toBe(95_000);
    clock = Date.parse('2026-11-16T11:00:00Z');
    expect(await ada.quote(ends)).toMatchObject({ original_delivery_amount: 95_000, amount: 105_000, total: 105_000 });
  });

  test('is refused where the ends are not two addresses of one served city', async () => {
    const [ada, obi] = [await courier.sender(people), await courier.sender(people)];
    const to = async (destination: object) => {
      const reply = await ada.askQuote({
        destination_address: { id: await ada.addAddress({ ...WORK, ...destination }) },
      });
      return reply.json().code;
    };
    expect(await to({ latitude: HOME.latitude + 0.0001, longitude: HOME.longitude })).toBe('PACKAGE_ENDS_SAME');
    expect(await to({ latitude: 7.38, longitude: 3.95 })).toBe('PACKAGE_DROPOFF_NOT_SERVED');
    expect(await to({ latitude: 9.07, longitude: 7.4 })).toBe('PACKAGE_ENDS_APART');
    expect(await to(ACCRA)).toBe('PACKAGE_ENDS_APART');
    const codeOf = async (more: object) => (await ada.askQuote(more)).json().code;
    expect(await codeOf({ destination_address: { id: ada.home } })).toBe('PACKAGE_ENDS_SAME');
    expect(await codeOf({ destination_address: { id: obi.work } })).toBe('ADDRESS_NOT_FOUND');
    expect(await codeOf({ source_address: { id: obi.home } })).toBe('ADDRESS_NOT_FOUND');
    expect(await storedFees(ada.id)).toEqual([]);
  });

  test('courier.032 takes a worth from 0 to ₦5,000,000 or GH₵50,000', async () => {
    const ada = await courier.sender(people);
    const ghanas = {
      source_address: { id: await ada.addAddress({ ...HOME, ...ACCRA }) },
      destination_address: { id: await ada.addAddress({ ...WORK, ...ACCRA, latitude: 5.62 }) },
    };
    const answer = async (estimated_order_amount: number, ends: object = {}) => {
      const { code, data } = (await ada.askQuote({ ...ends, estimated_order_amount })).json();
      return code ?? data.protection_fee;
    };
    expect(await answer(0)).toBe(0);
    expect(await answer(500_000_000)).toBe(10_000_000);
    expect(await answer(500_000_001)).toBe('INVALID_INPUT');
    expect(await answer(-1)).toBe('INVALID_INPUT');
    expect(await answer(1.5)).toBe('INVALID_INPUT');
    expect(await answer(5_000_000, ghanas)).toBe(100_000);
    expect(await answer(5_000_001, ghanas)).toBe('PACKAGE_WORTH_TOO_LARGE');
  });

  test('is given 120 times in ten minutes to one customer', async () => {
    const [ada, obi] = [await courier.sender(people), await courier.sender(people)];
    for (let count = 0; count < 120; count += 1) expect((await ada.askQuote()).statusCode).toBe(200);
    expect((await ada.askQuote()).json().code).toBe('TOO_MANY_REQUESTS');
    expect(await storedFees(ada.id)).toHaveLength(120);
    expect((await obi.askQuote()).statusCode).toBe(200);
  });
});
