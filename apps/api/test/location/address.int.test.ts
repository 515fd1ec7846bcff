import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi();
const people = phoneBook(api, () => new Date());
let customer: { authorization: string };
let other: { authorization: string };

beforeAll(async () => {
  customer = bearer((await people.newCustomer()).user.token);
  other = bearer((await people.newCustomer()).user.token);
});

const PLACE = {
  house_no: '12',
  street: 'Admiralty Way',
  pretty_name: '12 Admiralty Way, Lekki, Lagos, Nigeria',
  longitude: 3.4723,
  latitude: 6.4478,
  city: 'Lekki',
  state: 'Lagos',
  country: 'Nigeria',
  area: 'Lekki',
};

type Headers = Record<string, string>;
const list = (headers: Headers) => api.app.inject({ url: '/customer/address', headers });
const add = (headers: Headers, payload: object = PLACE) =>
  api.app.inject({ method: 'POST', url: '/customer/address', headers: { ...newKey(), ...headers }, payload });
const setActive = (headers: Headers, addressId: unknown) =>
  api.app.inject({ method: 'POST', url: '/customer/address/set-active', headers, payload: { addressId } });
const remove = (headers: Headers, id: number | string) =>
  api.app.inject({ method: 'DELETE', url: `/customer/address/${id}`, headers });

describe('addresses', () => {
  test('location.018, location.029: are read with GET and added with POST, which answers an id and a message', async () => {
    const added = await add(customer, {
      ...PLACE,
      landmark: ' Blue gate ',
      recipient: { name: 'Ngozi', phone: '08012345678' },
    });
    expect(added.statusCode).toBe(200);
    expect(added.json()).toEqual({
      status: 'success',
      message: 'Address added',
      data: {
        id: expect.any(Number) as number,
        pretty_name: PLACE.pretty_name,
        display_name: '12 Admiralty Way',
        state: 'Lagos',
        coordinate: { x: 3.4723, y: 6.4478 },
        city: 'Lekki',
        country_code: 'NG',
        landmark: 'Blue gate',
        recipient: { name: 'Ngozi', phone: '08012345678' },
        is_active: false,
      },
    });
    expect((await list(customer)).json().data).toEqual([added.json().data]);
    expect((await list(other)).json().data).toEqual([]);
  });

  test('location.019, location.029: POST with addressId makes one active, DELETE deletes one', async () => {
    const { id } = (await add(other)).json().data;
    const active = await setActive(other, id);
    expect(active.json().data).toMatchObject({ id, is_active: true });
    expect((await remove(other, id)).statusCode).toBe(200);
    expect((await list(other)).json().data).toEqual([]);
  });

  test('another customer gets the same answer as for a missing one', async () => {
    const { id } = (await add(customer)).json().data;
    for (const ask of [(which: number) => setActive(other, which), (which: number) => remove(other, which)]) {
      const [foreign, missing] = [await ask(id), await ask(2_000_000_000)];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.json()).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
      expect(foreign.body).toBe(missing.body);
    }
    const kept: { id: number; is_active: boolean }[] = (await list(customer)).json().data;
    expect(kept.find((each) => each.id === id)).toMatchObject({ is_active: false });
  });

  test('a guest gets the same 404 for any address id, and 401 from the other endpoints', async () => {
    const { id } = (await add(customer)).json().data;
    const missing = await remove(other, 2_000_000_000);
    for (const which of [id, 2_000_000_000]) {
      for (const answer of [await setActive({}, which), await remove({}, which)]) {
        expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
      }
    }
    for (const answer of [await list({}), await add({})]) {
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });

  test('a place out of reach is refused with a sentence', async () => {
    const answer = await add(customer, { ...PLACE, latitude: 51.5, longitude: -0.12, country: 'United Kingdom' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'ADDRESS_OUT_OF_REACH', message: expect.stringContaining('Ghana') });
  });

  const long = (length: number) => 'x'.repeat(length);
  test.each([
    ['house_no', { house_no: long(41) }],
    ['house_no', { house_no: 12 }],
    ['street', { street: long(201) }],
    ['pretty_name', { pretty_name: '  ' }],
    ['pretty_name', { pretty_name: long(301) }],
    ['pretty_name', { pretty_name: 'a\u0000b' }],
    ['longitude', { longitude: 181 }],
    ['longitude', { longitude: '3.4' }],
    ['latitude', { latitude: -91 }],
    ['latitude', { latitude: null }],
    ['city', { city: long(121) }],
    ['state', { state: long(121) }],
    ['country', { country: long(121) }],
    ['area', { area: long(121) }],
    ['landmark', { landmark: long(201) }],
    ['recipient.name', { recipient: { name: ' ', phone: '0801' } }],
    ['recipient.phone', { recipient: { name: 'Ngozi', phone: '' } }],
    ['recipient.phone', { recipient: { name: 'Ngozi', phone: '12' } }],
    ['recipient.phone', { recipient: { name: 'Ngozi', phone: '0801 234' } }],
    ['', { price: 1 }],
  ])('a wrong %s is refused on that field, and nothing is stored', async (field, wrong) => {
    const before = (await list(customer)).body;
    const answer = await add(customer, { ...PLACE, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect(answer.json().data.problems[0].path).toBe(field);
    expect((await list(customer)).body).toBe(before);
  });

  test.each(['0', '-1', '1e3', 'x', '99999999999'])('%s is no address id', async (id) => {
    expect((await remove(customer, id)).statusCode).toBe(400);
    expect((await setActive(customer, id)).statusCode).toBe(400);
  });
});
