import { type Endpoint, endpoints, FAILURES } from '@jara/contract';
import { type Database, schema } from '@jara/server/db';
import { buildCatalog, buildCustomer, buildPaidOrder } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { everyRow } from '../../src/testing/every-row.ts';
import { JPEG } from '../../src/testing/small-picture.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T10:00:00Z');
const api = startApi({ now });
const REASON = { reason: 'The road is flooded' };
const NAME = { name: 'Sides' };

/** Bodies that are right in themselves. A new endpoint that takes one fails here until it is listed. */
const BODIES: Readonly<Record<string, object>> = {
  rejectOrder: REASON,
  failVendorDelivery: REASON,
  failRiderDelivery: REASON,
  handBackOrder: REASON,
  completeVendorOrder: { pin: '4821' },
  completeRiderOrder: { pin: '4821' },
  stockOut: { item_id: 1, pack_reference: '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c' },
  setDishStock: { is_available: false },
  setDishAvailability: { availability: 'gone' },
  setOptionAvailability: { availability: 'gone' },
  editMenuCategory: { version: 1, ...NAME },
  editDish: { version: 1, ...NAME },
  editOptionGroup: { version: 1, ...NAME },
  editContainer: { version: 1, ...NAME },
  orderDishes: { ids: [1] },
};

/** Support acts for everyone: nothing is foreign to it. */
const table = Object.entries<Endpoint>(endpoints).filter(
  ([, { caller, path }]) => typeof caller === 'object' && caller.staff !== 'support' && path.includes('/:id'),
);

let owner: Database;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
/** By what the path says before the id: something of another vendor or another rider. */
let foreign: Readonly<Record<string, string>>;
const MISSING: Readonly<Record<string, string>> = {
  session: '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c',
  passkey: 'bm9ib2R5J3M',
};

beforeAll(async () => {
  owner = api.database.openOwner();
  const book = staffBook(owner, now);
  staff = await book.everyRole();
  const others = await book.everyRole();
  const build = buildCatalog(owner);
  const vendor_id = others.vendor.scope;
  const category = await build.category(vendor_id);
  const dish = await build.dish({ vendor_id, menu_category_id: category.id });
  const group = await build.group({ id: dish.id, vendor_id }, {}, [{ name: 'Beef' }]);
  const order = await buildPaidOrder(owner, await buildCustomer(owner), { vendor_id, rider_id: others.rider.id });
  const idOf = async (statement: string, ...values: unknown[]) =>
    String((await owner.pool.query(statement, values)).rows[0].id);
  const { db } = owner;
  const [passkey] = await db
    .insert(schema.staff_passkey)
    .values({
      ...{ id: 'Zm9yZWlnbg', staff_id: others.rider.id, public_key: '', counter: 0, transports: [], device: '' },
      created_at: now(),
    })
    .returning();
  foreign = {
    order: String(order.id),
    dish: String(dish.id),
    option: await idOf('select id from menu_group_item where menu_group_id = $1', group.id),
    'menu-category': String(category.id),
    'option-group': String(group.id),
    container: await idOf(
      `insert into container_type (vendor_id, name, description, price) values ($1, 'Box', '', 0) returning id`,
      vendor_id,
    ),
    offer: await idOf(
      `insert into rider_offer (order_id, rider_id, offered_at, expires_at) values ($1, $2, $3, $4) returning id`,
      ...[order.id, others.rider.id, now(), new Date(now().getTime() + 45_000)],
    ),
    session: await idOf('select id from staff_session where staff_id = $1', others.rider.id),
    passkey: String(passkey?.id),
  };
});

test.each(table)(
  '%s answers for what is another’s as for what is not there',
  async (name, { method, path, caller, file }) => {
    const role = typeof caller === 'object' && caller.staff === 'vendor' ? 'vendor' : 'rider';
    const what = /([\w-]+)\/:id/.exec(path)?.[1] ?? '';
    const payload = file ? JPEG : BODIES[name];
    const headers = { ...staff[role].who, ...(file && { 'content-type': file.types[0] }) };
    const send = async (id: string | undefined) => {
      const url = path.replace(':id', id ?? '');
      const reply = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
      return reply.json<{ code: keyof typeof FAILURES }>();
    };
    const before = await everyRow(owner);
    const answer = await send(foreign[what]);
    expect(answer).toEqual(await send(MISSING[what] ?? '999999'));
    expect([404, 409]).toContain(FAILURES[answer.code].status);
    expect(await everyRow(owner)).toBe(before);
  },
);
