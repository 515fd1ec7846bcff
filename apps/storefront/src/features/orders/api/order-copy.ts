import { type ActiveOrder, activeOrder, id, type Order, order, type Tracking, tracking } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import { z } from 'zod';
import { signedInUser } from '@/shared/api/browser-session.ts';
import { tryOrUndefined } from '@/shared/browser/storage.ts';
import { ordersCopy } from './order-copy-key.ts';

/** What was true at a moment. */
export type Saved<Data> = { readonly data: Data; readonly at: number };
const saved = <Data extends z.ZodType>(data: Data) => z.object({ data, at: z.number() });

const MOST_ORDERS = 5;
const KEPT_MS = 24 * 60 * 60 * 1000;

const copySchema = z.object({
  customer: id,
  active: saved(z.array(activeOrder)).nullable(),
  orders: z.array(z.object({ order: saved(order), tracking: saved(tracking).nullable() })),
});
type Copy = z.infer<typeof copySchema>;

/** The copy of the customer who is signed in; another's is nobody's. */
function read(): Copy | undefined {
  const text = ordersCopy.read();
  if (!text) return undefined;
  const copy = tryOrUndefined(() => copySchema.safeParse(JSON.parse(text)).data);
  return copy?.customer === signedInUser()?.id ? copy : undefined;
}

const lastChange = ({ timeline, created_at }: Order) => Date.parse(timeline.at(-1)?.created_at ?? created_at);

function isKept({ order: { data } }: Copy['orders'][number], now: number): boolean {
  return isUnderWay(data) || now - lastChange(data) < KEPT_MS;
}

/** The latest orders, and none that ended more than a day ago. Where nothing is left, there is no copy. */
function write(copy: Copy, now: number): void {
  const orders = copy.orders
    .filter((each) => isKept(each, now))
    .toSorted((a, b) => b.order.data.created_at.localeCompare(a.order.data.created_at))
    .slice(0, MOST_ORDERS);
  const isEmpty = orders.length === 0 && (copy.active?.data.length ?? 0) === 0;
  ordersCopy.write(isEmpty ? null : JSON.stringify({ ...copy, orders }));
}

function change(apply: (copy: Copy) => Partial<Copy>): void {
  const customer = signedInUser()?.id;
  if (customer === undefined) return;
  const copy = read() ?? { customer, active: null, orders: [] };
  write({ ...copy, ...apply(copy) }, Date.now());
}

export const saveActiveOrders = (data: readonly ActiveOrder[], at: number): void =>
  change(() => ({ active: { data: data.slice(0, MOST_ORDERS), at } }));

/** An order that has ended is saved only where it was before: the copy is for those under way. */
export const saveOrder = (data: Order, at: number): void =>
  change(({ orders }) => {
    const known = orders.find((each) => each.order.data.id === data.id);
    if (!known && !isUnderWay(data)) return {};
    const others = orders.filter((each) => each !== known);
    return { orders: [...others, { order: { data, at }, tracking: known?.tracking ?? null }] };
  });

export const saveTracking = (data: Tracking, at: number): void =>
  change(({ orders }) => ({
    orders: orders.map((each) => (each.order.data.id === data.order_id ? { ...each, tracking: { data, at } } : each)),
  }));

const savedEntry = (orderId: number) => read()?.orders.find(({ order: { data } }) => data.id === orderId);

export const savedActiveOrders = (): Saved<ActiveOrder[]> | undefined => read()?.active ?? undefined;
export const savedOrder = (orderId: number): Saved<Order> | undefined => savedEntry(orderId)?.order;
export const savedTracking = (orderId: number): Saved<Tracking> | undefined =>
  savedEntry(orderId)?.tracking ?? undefined;
