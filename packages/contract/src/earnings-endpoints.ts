import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { currency, minorUnits, price } from './money.ts';
import { rangeOfDays } from './range-of-days.ts';
import { REQUEST_FAILURES, supportReason, waitingApproval } from './support-reason.ts';
import { typedText } from './text.ts';

/** A quarter. */
export const MOST_STATEMENT_DAYS = 92;

/** Whom we owe money for orders. */
export const payee = z.enum(['vendor', 'rider']);
export type Payee = z.infer<typeof payee>;

/** What came of the orders that were completed on a day, and what was moved besides. */
const statementDay = z.object({
  day: z.iso.date(),
  orders: z.int().nonnegative(),
  /** What was supplied, before commission. Of a rider nothing. */
  items: minorUnits,
  commission: minorUnits,
  /** The share of the way, for whoever has brought it. */
  delivery: minorUnits,
  /** Taken back for what was the vendor's fault. */
  charged: minorUnits,
  paid_out: minorUnits,
});

export const statement = z.object({
  currency,
  from: z.iso.date(),
  to: z.iso.date(),
  /** Days on which something was moved, the last first. */
  days: z.array(statementDay),
  /** For all completed orders, less what was paid out: by now, whatever the days. */
  owed: minorUnits,
});
export type Statement = z.infer<typeof statement>;

const riderDay = z.object({
  currency,
  earned: minorUnits,
  /** The last first. */
  deliveries: z.array(
    z.object({ order_id: id, vendor: z.string(), completed_at: z.iso.datetime(), earned: minorUnits }),
  ),
});
export type RiderDay = z.infer<typeof riderDay>;

const own = <Role extends Payee>(role: Role, summary: string) =>
  ({
    method: 'GET',
    path: `/ops/${role}/statement`,
    summary,
    caller: { staff: role },
    query: rangeOfDays(MOST_STATEMENT_DAYS),
    data: statement,
    failures: [],
  }) as const;

/** Decisions §11: money owed to vendors and riders. */
export const earningsEndpoints = {
  getVendorStatement: own('vendor', 'What the vendor has earned, day by day, and what it is owed.'),
  getRiderStatement: own('rider', 'What the rider has earned, day by day, and is owed.'),
  getRiderDay: {
    method: 'GET',
    path: '/ops/rider/today',
    summary: 'What the rider has brought today, by the clock of their city, each with what it earned them.',
    caller: { staff: 'rider' },
    data: riderDay,
    failures: [],
  },
  getPayeeStatement: {
    method: 'GET',
    path: '/ops/support/statement/:payee/:id',
    summary: 'The same of any vendor or rider.',
    caller: { staff: 'support' },
    params: z.object({ payee, id: idInUrl }),
    query: rangeOfDays(MOST_STATEMENT_DAYS),
    data: statement.extend({ name: z.string() }),
    failures: ['VENDOR_NOT_FOUND', 'RIDER_NOT_FOUND'],
  },
  recordPayout: {
    method: 'POST',
    path: '/ops/support/payout',
    summary: 'A transfer by bank to a vendor or a rider, once for its reference, of what is owed in that currency.',
    idempotent: true,
    caller: { staff: 'support' },
    secondFactor: 'fresh',
    body: z.strictObject({
      payee,
      id,
      amount: price.refine((amount) => amount > 0, 'must be more than zero'),
      currency,
      bank_reference: typedText(64).trim().min(4, 'must have at least 4 characters'),
      reason: supportReason,
    }),
    /** Above a limit nothing is recorded yet. */
    data: z.object({ currency, owed: minorUnits, approval: waitingApproval.nullable() }),
    failures: ['VENDOR_NOT_FOUND', 'RIDER_NOT_FOUND', 'PAYOUT_TOO_LARGE', 'PAYOUT_RECORDED', ...REQUEST_FAILURES],
  },
} as const satisfies EndpointTable;
