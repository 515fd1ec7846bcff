import { type Found, id as orderId } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/index.ts';
import { readPhone } from '../identity/index.ts';
import {
  findCustomersByName,
  findCustomersByPhone,
  findOrdersById,
  findOrdersOf,
  findPayments,
  findStaff,
  findVendorsByName,
} from './find.store.ts';

/** As the database splits a name into words; letters that stand alone would find everybody. */
const wordsOf = (typed: string) => (typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 6);

type Sought =
  | { readonly by: 'phone'; readonly phone: string }
  | { readonly by: 'name'; readonly words: readonly string[] }
  | { readonly by: 'number'; readonly id: number }
  | { readonly by: 'reference' };

const PHONE = /^\+?[\d\s().-]{7,20}$/;
const NUMBER = /^#?\s*(\d{1,10})$/;

/** What was typed may be. A number of an order never begins with a zero, and may be a phone without its own. */
async function readSought(typed: string): Promise<readonly Sought[]> {
  const number = orderId.safeParse(Number(NUMBER.exec(typed)?.[1]));
  const phone = PHONE.test(typed) ? (await readPhone(typed))?.digits : undefined;
  const digits: Sought[] = [
    ...(number.success && !typed.startsWith('0') ? [{ by: 'number' as const, id: number.data }] : []),
    ...(phone === undefined ? [] : [{ by: 'phone' as const, phone }]),
  ];
  if (digits.length > 0) return digits;
  const words = wordsOf(typed);
  const isName = /^[\p{L}\p{M}\s'’.-]+$/u.test(typed) && words.some((word) => word.length > 1);
  return [isName ? { by: 'name', words } : { by: 'reference' }];
}

const NOTHING: Found = { orders: [], customers: [], payments: [], vendors: [], staff: [] };
type Deps = { readonly db: Db; readonly now: () => Date };

/** Who looked for people, and whom they found, is written down: never what was typed. */
async function findPeople(
  { db, now }: Deps,
  member: { readonly id: number },
  sought: Sought & { by: 'phone' | 'name' },
) {
  const [customers, staff, vendors] = await Promise.all([
    sought.by === 'phone' ? findCustomersByPhone(db, sought.phone) : findCustomersByName(db, sought.words),
    findStaff(db, sought),
    sought.by === 'phone' ? [] : findVendorsByName(db, sought.words),
  ]);
  const ids = customers.map(({ id }) => id);
  await inTransaction(db, (tx) =>
    recordAudit(tx, member, {
      ...{ action: 'find', subject: { kind: 'search', id: sought.by }, now: now() },
      details: {
        found: ids.length,
        customers: ids.join(' '),
        ...(staff.length > 0 && { staff: staff.map(({ id }) => id).join(' ') }),
      },
    }),
  );
  return { ...NOTHING, customers, staff, vendors, orders: ids.length === 0 ? [] : await findOrdersOf(db, ids) };
}

/** By an order's number, a phone in any spelling, words of a name, or a payment's reference: the first that finds something. */
export async function findForSupport(deps: Deps, member: { readonly id: number }, typed: string): Promise<Found> {
  for (const sought of await readSought(typed)) {
    if (sought.by === 'phone' || sought.by === 'name') return findPeople(deps, member, sought);
    if (sought.by === 'reference') return { ...NOTHING, payments: await findPayments(deps.db, typed) };
    const orders = await findOrdersById(deps.db, sought.id);
    if (orders.length > 0) return { ...NOTHING, orders };
  }
  return NOTHING;
}
