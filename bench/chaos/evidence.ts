import { type Breach, type Database, findBreaches, schema } from '@jara/server/db';
import type { ProviderRecord, SandboxControl } from './sandbox-control.ts';

type Row<Table extends { $inferSelect: object }, Name extends keyof Table['$inferSelect']> = Readonly<
  Pick<Table['$inferSelect'], Name>
>;

/** An entry of the ledger with the ref of its transaction. */
type PostedEntry = {
  readonly ref: string;
  readonly currency: string;
  readonly account: string;
  readonly amount: number;
};

/** All that is known once nothing moves any more: our records, and what the providers have really done. */
export type Evidence = {
  readonly orders: readonly Row<
    typeof schema.customer_order,
    | 'id'
    | 'customer_id'
    | 'cart_id'
    | 'cart_version'
    | 'currency'
    | 'total'
    | 'status'
    | 'paid_at'
    | 'refunded'
    | 'version'
  >[];
  readonly payments: readonly Row<
    typeof schema.payment,
    'reference' | 'customer_id' | 'order_id' | 'destination' | 'channel' | 'status' | 'credited_to'
  >[];
  readonly entries: readonly PostedEntry[];
  readonly wallets: readonly Row<typeof schema.wallet, 'customer_id' | 'currency' | 'balance'>[];
  /** Deliveries that customers have paid for once more. */
  readonly redeliveries: readonly Row<typeof schema.redelivery, 'order_id' | 'amount'>[];
  readonly deadJobs: readonly { readonly name: string; readonly last_error: string | null }[];
  readonly dueJobs: number;
  readonly breaches: readonly Breach[];
  readonly providerRecords: readonly ProviderRecord[];
};

export async function gatherEvidence({ db, pool }: Database, sandbox: SandboxControl): Promise<Evidence> {
  const { customer_order: order, payment, wallet } = schema;
  // The providers first: what they charge after this is looked at the next time.
  const providerRecords = await sandbox.payments();
  const { rows: entries } = await pool.query<PostedEntry>(
    `select ref, entry.currency, account, amount::float8 from ledger_entry as entry
     join ledger_transaction on ledger_transaction.id = transaction_id`,
  );
  const { rows: deadJobs } = await pool.query<{ name: string; last_error: string | null }>(
    'select name, last_error from job where dead_at is not null',
  );
  const { rows: redeliveries } = await pool.query<Evidence['redeliveries'][number]>(
    'select order_id, amount::float8 from redelivery where requested_at is not null',
  );
  const { rows: due } = await pool.query<{ count: number }>(
    'select count(*)::int from job where dead_at is null and run_at <= now()',
  );
  return {
    providerRecords,
    entries,
    deadJobs,
    dueJobs: due[0]?.count ?? 0,
    orders: await db
      .select({
        ...{ id: order.id, customer_id: order.customer_id, cart_id: order.cart_id, cart_version: order.cart_version },
        ...{ currency: order.currency, total: order.total, status: order.status, paid_at: order.paid_at },
        ...{ refunded: order.refunded, version: order.version },
      })
      .from(order),
    payments: await db
      .select({
        ...{ reference: payment.reference, customer_id: payment.customer_id, order_id: payment.order_id },
        destination: payment.destination,
        ...{ channel: payment.channel, status: payment.status, credited_to: payment.credited_to },
      })
      .from(payment),
    redeliveries,
    wallets: await db.select().from(wallet),
    breaches: await findBreaches(pool),
  };
}
