import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sold } from '../load-orders.ts';
import type { Buyer } from '../order-customers.ts';
import type { Scope } from '../scope.ts';
import { type Caller, callerFrom, type Heard } from './caller.ts';

const AT_A_TIME = 40;
/** Together they keep a machine of two cores half busy: an attack has something to take away, and so has quiet to give. */
const THINKS_MS = 1_200;
const VISITS_TO_A_NEW_PAGE = 3;
const READY_EVERY_MS = 200;

type Needs = {
  readonly url: string;
  readonly buyers: readonly Buyer[];
  readonly sold: readonly Sold[];
};

/** What ordinary customers have heard: each call's time, and those that failed, as '503 order'. */
export type Experience = { readonly ms: number[]; readonly pagesMs: number[]; readonly failures: string[] };

const dataOf = <T>({ body }: Heard) => (JSON.parse(body) as { data: T }).data;

/** From the list to the order, and now and then a page that nobody has asked for before. */
async function visit(call: Caller, { id, token, address_id }: Buyer, sold: Sold, note: Note): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { vendor_id, source_id, item_id } = sold;
  const post = (path: string, body: object) =>
    call({ path, method: 'POST', body, headers: { ...headers, 'idempotency-key': randomUUID() } });
  note('list', await call({ path: '/api/customer/vendor?city=lagos' }));
  if (id % VISITS_TO_A_NEW_PAGE === 0)
    note('page', await call({ path: `/store?city=lagos&q=rice+${id}+${randomUUID().slice(0, 8)}` }));
  await pause(THINKS_MS);
  const added = note('cart', await post('/api/customer/cart', { item_id, quantity: 1, type: 'menu' }));
  if (!added) return;
  await pause(THINKS_MS);
  const cart_id = dataOf<{ id: string }>(added).id;
  const order = { vendor_id, cart_id };
  const quoted = note(
    'quote',
    await post('/api/customer/delivery/amount', {
      ...{ ...order, source_id, order_class: 'delivery', destination_id: address_id },
    }),
  );
  if (!quoted) return;
  await pause(THINKS_MS);
  const fee_id = dataOf<{ id: number }>(quoted).id;
  const made = note(
    'order',
    await post('/api/customer/order', {
      ...{ ...order, fee_id, address_id, class: 'delivery', payment_method: 'wallet', source: 'web' },
    }),
  );
  if (made) note('follow', await call({ path: `/api/customer/order/${dataOf<{ id: number }>(made).id}`, headers }));
}

type Note = (what: string, heard: Heard) => Heard | undefined;

/** Forty at a time come from addresses of their own and order, one after the other, until the signal. */
export function createOrdinaryCustomers(scope: Scope, { url, buyers, sold }: Needs) {
  const callers = Array.from({ length: AT_A_TIME }, (_, nth) => callerFrom(scope, url, `203.0.113.${nth + 1}`));
  const watcher = callerFrom(scope, url, '203.0.113.250');
  let next = 0;

  return async function live(signal: AbortSignal): Promise<Experience> {
    const experience: Experience = { ms: [], pagesMs: [], failures: [] };
    const note: Note = (what, heard) => {
      (what === 'page' ? experience.pagesMs : experience.ms).push(heard.ms);
      if (heard.status === 200) return heard;
      experience.failures.push(`${heard.status} ${what}`);
      return undefined;
    };
    const keepVisiting = async (call: Caller) => {
      while (!signal.aborted) {
        const [buyer, dish] = [buyers[next % buyers.length], sold[next % sold.length]];
        next += 1;
        if (!buyer || !dish) throw new Error('nobody can order anything');
        await visit(call, buyer, dish, note);
        await pause(THINKS_MS);
      }
    };
    const watch = async () => {
      while (!signal.aborted) {
        note('readyz', await watcher({ path: '/api/readyz' }));
        await pause(READY_EVERY_MS);
      }
    };
    await Promise.all([...callers.map(keepVisiting), watch()]);
    return experience;
  };
}
