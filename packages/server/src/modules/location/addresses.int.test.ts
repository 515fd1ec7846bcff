import { expect, test } from 'vitest';
import { type Database, inTransaction, schema } from '../../db/index.ts';
import { type FreshDatabase, freshDatabase, statementsOf } from '../../testing/index.ts';
import { createAddresses } from './index.ts';

const AT_HOME = {
  house_no: '12',
  street: 'Admiralty Way',
  pretty_name: '12 Admiralty Way, Lekki, Lagos, Nigeria',
  longitude: 3.4723,
  latitude: 6.4478,
  city: 'Lekki',
  state: 'Lagos',
  country: 'Nigeria',
  area: 'Lekki',
  landmark: 'Opposite the blue gate',
  recipient: { name: 'Ngozi', phone: '2348012345678' },
};
const PIN = {
  ...{ house_no: null, street: null, city: null, state: null, country: null, area: null },
  ...{ pretty_name: 'Pin at 5.6037, -0.1870', latitude: 5.6037, longitude: -0.187, landmark: null, recipient: null },
};

let made = 0;
async function newCustomer({ db }: Pick<Database, 'db'>): Promise<number> {
  made += 1;
  const [row] = await db
    .insert(schema.customer)
    .values({
      phone: `23480000${String(made).padStart(5, '0')}`,
      signs_in_by_phone: true,
      country_code: 'NG',
      first_name: 'Ada',
      last_name: 'Obi',
      email: 'ada@example.com',
      user_reference: `ref${made}`,
    })
    .returning();
  if (!row) throw new Error('no customer was made');
  return row.id;
}

async function setUp(connections = 5) {
  const fresh: FreshDatabase = await freshDatabase();
  const app = fresh.openApp(connections);
  const [customer, other] = [await newCustomer(app), await newCustomer(app)];
  const addresses = createAddresses(app.db);
  const tryToAdd = (to: number, given: Parameters<typeof addresses.add>[2]) =>
    inTransaction(app.db, (tx) => addresses.add(tx, to, given));
  const add = async (to: number, more: Partial<typeof AT_HOME> = {}) => {
    const added = await tryToAdd(to, { ...AT_HOME, ...more });
    if (!added.ok) throw new Error(added.code);
    return added.data;
  };
  const listed = async (of: number) => {
    const found = await addresses.list(of);
    return found.ok ? found.data : [];
  };
  return { app, addresses, customer, other, tryToAdd, add, listed };
}

test('location.007 an address carries id, pretty_name, display_name, state and coordinate', async () => {
  const { customer, add, listed } = await setUp();
  const added = await add(customer);
  expect(added).toEqual({
    id: added.id,
    pretty_name: '12 Admiralty Way, Lekki, Lagos, Nigeria',
    display_name: '12 Admiralty Way',
    state: 'Lagos',
    coordinate: { x: 3.4723, y: 6.4478 },
    city: 'Lekki',
    country_code: 'NG',
    landmark: 'Opposite the blue gate',
    recipient: { name: 'Ngozi', phone: '2348012345678' },
    is_active: false,
  });
  expect(await listed(customer)).toEqual([added]);
});

test('addresses are listed newest first, each customer’s own', async () => {
  const { customer, other, add, listed } = await setUp();
  const [first, second] = [await add(customer), await add(customer, { pretty_name: 'Work' })];
  await add(other);
  expect((await listed(customer)).map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('the list takes one statement, a choice and a removal at most two, a new address three', async () => {
  const { addresses, customer, tryToAdd, add } = await setUp();
  const { id } = await add(customer);
  expect(await statementsOf(() => addresses.list(customer))).toBe(1);
  expect(await statementsOf(() => addresses.setActive(customer, id))).toBe(2);
  expect(await statementsOf(() => tryToAdd(customer, AT_HOME))).toBe(3);
  expect(await statementsOf(() => addresses.remove(customer, id))).toBe(1);
});

test('a pin whose place has no name is kept in the country that it stands in', async () => {
  const { customer, tryToAdd } = await setUp();
  expect(await tryToAdd(customer, PIN)).toMatchObject({
    ok: true,
    data: { country_code: 'GH', display_name: 'Pin at 5.6037, -0.1870', state: '', city: null },
  });
});

test.each([
  ['a place abroad', { latitude: 51.5, longitude: -0.12, country: 'United Kingdom' }],
  ['a pin abroad', { latitude: 6.37, longitude: 2.39, country: null }],
  ['a point that is not in the country named', { country: 'Ghana' }],
  ['a country named for a point elsewhere', { latitude: 51.5, longitude: -0.12 }],
])('%s is out of reach, and nothing is stored', async (_words, more) => {
  const { customer, tryToAdd, listed } = await setUp();
  expect(await tryToAdd(customer, { ...AT_HOME, ...more })).toEqual({ ok: false, code: 'ADDRESS_OUT_OF_REACH' });
  expect(await listed(customer)).toEqual([]);
});

test('a customer keeps 100 addresses and no more, however many are added at once', async () => {
  const { app, customer, other, tryToAdd, listed } = await setUp(8);
  const rows = Array.from({ length: 95 }, (_, index) => ({
    ...{ customer_id: customer, pretty_name: `Home ${index}`, display_name: 'Home', state: 'Lagos' },
    ...{ country_code: 'NG' as const, latitude: 6.45, longitude: 3.39 },
  }));
  await app.db.insert(schema.customer_address).values(rows);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => tryToAdd(customer, AT_HOME)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 15 }, () => ({ ok: false, code: 'TOO_MANY_ADDRESSES' })),
  );
  expect(await listed(customer)).toHaveLength(100);
  expect(await tryToAdd(other, AT_HOME)).toMatchObject({ ok: true });
});

test('location.019 one address is active at a time, also when several are chosen at once', async () => {
  const { addresses, customer, add, listed } = await setUp(8);
  const ids = [];
  for (let each = 0; each < 6; each += 1) ids.push((await add(customer)).id);
  const [first = 0, second = 0] = ids;
  expect(await addresses.setActive(customer, first)).toMatchObject({ ok: true, data: { id: first, is_active: true } });
  expect(await addresses.setActive(customer, first)).toMatchObject({ ok: true });
  expect(await addresses.setActive(customer, second)).toMatchObject({ ok: true, data: { id: second } });
  const active = async () => (await listed(customer)).filter(({ is_active }) => is_active).map(({ id }) => id);
  expect(await active()).toEqual([second]);
  const outcomes = await Promise.all([...ids, ...ids, ...ids].map((id) => addresses.setActive(customer, id)));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await active()).toHaveLength(1);
});

test('another’s address is as absent as a missing one, and nothing changes', async () => {
  const { addresses, customer, other, add, listed } = await setUp();
  const mine = await add(customer);
  const theirs = await add(other);
  await addresses.setActive(customer, mine.id);
  const absent = { ok: false, code: 'ADDRESS_NOT_FOUND' };
  for (const id of [theirs.id, 2_147_483_647]) {
    expect(await addresses.setActive(customer, id)).toEqual(absent);
    expect(await addresses.remove(customer, id)).toEqual(absent);
  }
  expect(await listed(customer)).toEqual([{ ...mine, is_active: true }]);
  expect(await listed(other)).toEqual([theirs]);
});

test('an address that is removed is gone', async () => {
  const { addresses, customer, add, listed } = await setUp();
  const { id } = await add(customer);
  const { id: kept } = await add(customer);
  expect(await addresses.remove(customer, id)).toMatchObject({ ok: true });
  expect(await addresses.remove(customer, id)).toMatchObject({ ok: false });
  expect((await listed(customer)).map((each) => each.id)).toEqual([kept]);
});
