import { buildCatalog } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T12:00:00Z');
const api = startApi({ now });
const people = phoneBook(api, now);

type Headers = Record<string, string>;
const ALL_NIGHT = { available_hours: { default: { opening: 2000, closing: 400 } } };

/** Where the customer lives in Lagos; Suya Near is the nearest, though it ranks last. */
const HOME = { x: 3.35, y: 6.6 };
const VENDORS = [
  { name: 'Suya Far', rank: 1, longitude: 3.47, latitude: 6.44 },
  { name: 'Suya Middle', rank: 2, longitude: 3.37, latitude: 6.52 },
  { name: 'Suya Near', rank: 3, longitude: 3.352, latitude: 6.601 },
  // A worse fit and a closed one stay behind, however near.
  { name: 'Grill with a dish', rank: 4, longitude: 3.35, latitude: 6.6, dish: 'Suya' },
  { name: 'Suya Asleep', rank: 5, longitude: 3.35, latitude: 6.6, ...ALL_NIGHT },
];
const BY_RANK = ['Suya Far', 'Suya Middle', 'Suya Near', 'Grill with a dish', 'Suya Asleep'];
const NEAREST_FIRST = ['Suya Near', 'Suya Middle', 'Suya Far', 'Grill with a dish', 'Suya Asleep'];

let ada: Headers;
let obi: Headers;

beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const lagos = await build.city({ slug: 'lagos', latitude: 6.45, longitude: 3.39 });
  const abuja = await build.city({ slug: 'abuja', latitude: 9.06, longitude: 7.49 });
  for (const { dish, ...vendor } of VENDORS.map((each) => ({ dish: undefined, ...each }))) {
    const { id } = await build.vendor({ city_id: lagos.id, ...vendor });
    if (dish === undefined) continue;
    const category = await build.category(id);
    await build.dish({ vendor_id: id, menu_category_id: category.id }, { name: dish });
  }
  await build.vendor({ city_id: abuja.id, name: 'Suya of Abuja', longitude: 7.49, latitude: 9.06 });
  await owner.close();
  ada = bearer((await people.newCustomer()).user.token);
  obi = bearer((await people.newCustomer()).user.token);
});

async function addressAt({ x, y }: { x: number; y: number }, headers: Headers): Promise<number> {
  const payload = {
    ...{ house_no: '1', street: 'Allen Avenue', pretty_name: '1 Allen Avenue', longitude: x, latitude: y },
    ...{ city: 'Ikeja', state: 'Lagos', country: 'Nigeria', area: 'Ikeja' },
  };
  const url = '/customer/address';
  const reply = await api.app.inject({ method: 'POST', url, headers: { ...headers, ...newKey() }, payload });
  return reply.json<{ data: { id: number } }>().data.id;
}

const ask = (place: string, headers: Headers = {}) =>
  api.app.inject({ url: `/customer/search?query=suya${place}`, headers });

async function found(place: string, headers: Headers = {}) {
  const reply = await ask(place, headers);
  expect(reply.statusCode, reply.body).toBe(200);
  const { results, city } = reply.json<{ data: { results: { vendor: { name: string } }[]; city: string } }>().data;
  return { city, names: results.map(({ vendor }) => vendor.name) };
}

describe('where is searched', () => {
  test('catalog.022, catalog.040: in the city of the customer’s own address, nearest first among equals', async () => {
    const home = await addressAt(HOME, ada);
    expect(await found(`&address_id=${home}`, ada)).toEqual({ city: 'lagos', names: NEAREST_FIRST });
    const office = await addressAt({ x: 7.48, y: 9.05 }, ada);
    expect(await found(`&address_id=${office}`, ada)).toEqual({ city: 'abuja', names: ['Suya of Abuja'] });
  });

  test('catalog.040 page after page is nearest first too', async () => {
    const home = await addressAt(HOME, ada);
    const near = await ask(`&address_id=${home}&limit=1`, ada);
    const [first] = near.json<{ data: { results: { vendor: { id: number; name: string } }[] } }>().data.results;
    expect(first?.vendor.name).toBe('Suya Near');
    const rest = await found(`&address_id=${home}&limit=2&after=${first?.vendor.id}`, ada);
    expect(rest.names).toEqual(['Suya Middle', 'Suya Far']);
  });

  test('catalog.040 another’s address, one that is not there and a guest’s question get the same 404', async () => {
    const home = await addressAt(HOME, ada);
    const answers = [
      await ask(`&address_id=${home}`, obi),
      await ask('&address_id=2147483647', obi),
      await ask(`&address_id=${home}`),
      await ask(`&address_id=${home}&city=lagos`, obi),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [404, answers[0]?.body]),
    );
    expect(answers[0]?.json()).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
  });

  test('an address far from every city is where we do not deliver yet', async () => {
    const ilorin = await addressAt({ x: 4.55, y: 8.5 }, ada);
    const answer = await ask(`&address_id=${ilorin}`, ada);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'LOCATION_NOT_FOUND']);
  });

  test('catalog.040 guests, and customers without an address, name a city, by rank', async () => {
    expect(await found('&city=lagos')).toEqual({ city: 'lagos', names: BY_RANK });
    expect(await found('&city=abuja')).toEqual({ city: 'abuja', names: ['Suya of Abuja'] });
    expect(await found('&city=lagos', obi)).toEqual({ city: 'lagos', names: BY_RANK });
    const nowhere = await ask('&city=atlantis');
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'LOCATION_NOT_FOUND']);
  });

  test('catalog.040 neither means the city last used, else Lagos', async () => {
    expect((await found('')).city).toBe('lagos');
    const who = bearer((await people.newCustomer()).user.token);
    expect((await found('', who)).city).toBe('lagos');
    const office = await addressAt({ x: 7.48, y: 9.05 }, who);
    expect((await found('', who)).city).toBe('lagos');
    await people.post('/customer/address/set-active', { addressId: office }, { headers: who });
    expect((await found('', who)).city).toBe('abuja');
    expect((await found('')).city).toBe('lagos');
  });

  test('what is found near one customer’s address is kept for nobody else', async () => {
    const home = await addressAt(HOME, ada);
    expect((await found(`&address_id=${home}`, ada)).names).toEqual(NEAREST_FIRST);
    expect((await ask(`&address_id=${home}`)).statusCode).toBe(404);
    expect((await ask(`&address_id=${home}`, obi)).statusCode).toBe(404);
    expect((await found('&city=lagos')).names).toEqual(BY_RANK);
  });

  test.each(['0', '-1', '1e3', 'x', '99999999999', ''])('%j is no address id', async (id) => {
    expect((await ask(`&address_id=${id}`, ada)).statusCode).toBe(400);
  });
});
