import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sold } from '../load-orders.ts';
import type { Buyer } from '../order-customers.ts';
import type { Scope } from '../scope.ts';
import { type Caller, callerFrom, type Heard } from './caller.ts';
import { dataOf, placeOrder } from './place-order.ts';

const VISITS_TO_A_NEW_PAGE = 3;

type Deps = {
  readonly url: string;
  readonly buyers: readonly Buyer[];
  readonly sold: readonly Sold[];
  readonly atATime: number;
  readonly thinksMs: number;
  readonly withPages: boolean;
};

type Visit = Pick<Deps, 'thinksMs' | 'withPages'> & { readonly note: Note };

/** What ordinary customers have heard: the time of each call, pages among them, and those that failed, as '503 order'. */
export type Experience = { readonly ms: number[]; readonly pagesMs: number[]; readonly failures: string[] };

/** From the list to the order, and now and then a page that nobody has asked for before. */
async function visit(call: Caller, buyer: Buyer, sold: Sold, { note, thinksMs, withPages }: Visit): Promise<void> {
  note('list', await call({ path: '/api/customer/vendor?city=lagos' }));
  if (withPages && buyer.id % VISITS_TO_A_NEW_PAGE === 0)
    note('page', await call({ path: `/store?city=lagos&q=rice+${buyer.id}+${randomUUID().slice(0, 8)}` }));
  await pause(thinksMs);
  const steps = await placeOrder(call, buyer, sold, { thinksMs });
  for (const [what, heard] of steps) note(what, heard);
  const [last, made] = steps.at(-1) ?? [];
  if (last !== 'order' || made?.status !== 200) return;
  const headers = { authorization: `Bearer ${buyer.token}` };
  note('follow', await call({ path: `/api/customer/order/${dataOf<{ id: number }>(made).id}`, headers }));
}

type Note = (what: string, heard: Heard) => void;

/** So many at a time come from addresses of their own and order, one after the other, until the signal. */
export function createOrdinaryCustomers(scope: Scope, { url, buyers, sold, atATime, ...visits }: Deps) {
  const callers = Array.from({ length: atATime }, (_, nth) => callerFrom(scope, url, `203.0.113.${nth + 1}`));
  let next = 0;

  return async function live(signal: AbortSignal): Promise<Experience> {
    const experience: Experience = { ms: [], pagesMs: [], failures: [] };
    const note: Note = (what, heard) => {
      experience.ms.push(heard.ms);
      if (what === 'page') experience.pagesMs.push(heard.ms);
      if (heard.status !== 200) experience.failures.push(`${heard.status} ${what}`);
    };
    const keepVisiting = async (call: Caller) => {
      while (!signal.aborted) {
        const [buyer, dish] = [buyers[next % buyers.length], sold[next % sold.length]];
        next += 1;
        if (!buyer || !dish) throw new Error('nobody can order anything');
        await visit(call, buyer, dish, { ...visits, note });
        await pause(visits.thinksMs);
      }
    };
    await Promise.all(callers.map(keepVisiting));
    return experience;
  };
}
