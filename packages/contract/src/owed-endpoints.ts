import { z } from 'zod';
import { payee } from './earnings-endpoints.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { currency, minorUnits, price } from './money.ts';

export const OWED_PAGE_SIZE = 50;

/** What is owed to the last one of the page before, and their id. */
const owedCursor = z
  .string()
  .max(40)
  .regex(/^\d{1,16}~[1-9]\d{0,9}$/, 'must be the cursor of the page before')
  .refine((cursor) => idInUrl.safeParse(cursor.split('~')[1]).success, 'must end with an id');

const owedPayee = z.object({
  payee,
  id,
  name: z.string(),
  currency,
  owed: minorUnits,
  last_payout_at: z.iso.datetime().nullable(),
});
export type OwedPayee = z.infer<typeof owedPayee>;

const payout = z.object({
  id,
  amount: price,
  currency,
  bank_reference: z.string(),
  created_at: z.iso.datetime(),
  /** Who recorded it, or requested it. Null of one that was recorded before anybody wrote down by whom. */
  recorded_by: z.string().nullable(),
  /** The second person; null below the limit. */
  agreed_by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type Payout = z.infer<typeof payout>;

/** For support: whom money is owed, and what was paid to whom. */
export const owedEndpoints = {
  listOwed: {
    method: 'GET',
    path: '/ops/support/owed',
    summary: 'Vendors or riders whom money is owed in a currency, the largest sum first.',
    caller: { staff: 'support' },
    query: z.strictObject({ payee, currency, before: owedCursor.optional() }),
    data: z.object({ payees: z.array(owedPayee).max(OWED_PAGE_SIZE), next: owedCursor.nullable() }),
    failures: [],
  },
  listPayouts: {
    method: 'GET',
    path: '/ops/support/payouts/:payee/:id',
    summary:
      'What was paid to a vendor or a rider, with its bank reference and by whom it was recorded; the last first.',
    caller: { staff: 'support' },
    params: z.object({ payee, id: idInUrl }),
    query: z.strictObject({
      /** The last payout of the page before. */
      before: idInUrl.optional(),
    }),
    data: z.object({ payouts: z.array(payout).max(OWED_PAGE_SIZE), has_more: z.boolean() }),
    failures: [],
  },
} as const satisfies EndpointTable;
