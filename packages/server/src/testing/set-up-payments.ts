import type { Currency, PaymentProvider, ProviderChannel } from '@jara/contract';
import { type Database, inTransaction, schema } from '../db/index.ts';
import { openLimits } from '../limits/index.ts';
import { orderPort } from '../modules/order/index.ts';
import { createPayments, paymentJobs } from '../modules/payment/index.ts';
import { account, findBalance, postTransaction } from '../modules/wallet/index.ts';
import { secretsFrom } from '../secrets.ts';
import { deliverAllTexts } from './deliver-all-texts.ts';
import { fakePaymentProvider } from './fake-payment-provider.ts';
import { findOrder } from './find-order.ts';

export const secretsOfTests = secretsFrom('a secret that only tests know, of 32 letters and more');

type Deps = { readonly app: Database; readonly owner: Database; readonly now: () => Date };
type StartBody = Parameters<ReturnType<typeof createPayments>['openStart']>[2];
/** Each of the two kinds, with consent left out for none. */
type Wish = StartBody extends infer Body
  ? Body extends StartBody
    ? Omit<Body, 'save_card'> & { save_card?: boolean }
    : never
  : never;

type StartOptions = { readonly method?: ProviderChannel; readonly split?: boolean; readonly save_card?: boolean };

/** Payments with providers that do as they are told, and what customers do with them. */
export function setUpPayments({ app, owner, now }: Deps) {
  const providers = {
    paystack: fakePaymentProvider('paystack'),
    monnify: fakePaymentProvider('monnify'),
    pocket: fakePaymentProvider('pocket'),
    mtn_momo: fakePaymentProvider('mtn_momo'),
  } satisfies Partial<Record<PaymentProvider, unknown>>;
  const adapters = Object.fromEntries(Object.entries(providers).map(([name, { adapter }]) => [name, adapter]));
  const deps = { db: app.db, now, adapters, secrets: secretsOfTests, orders: orderPort };
  const limits = openLimits({ db: app.db, now, redisUrl: undefined });
  const payments = createPayments({ ...deps, limits, publicUrl: 'https://jara.example', startsAnHour: 100_000 });

  const open = (customer: number, body: Wish) =>
    inTransaction(app.db, (tx) => payments.openStart(tx, customer, { save_card: false, ...body }));

  return {
    payments,
    providers,
    deps,
    limits,
    jobs: paymentJobs(deps),
    open,
    /** Opens an attempt to pay an order and has the provider asked. Gives the reference. */
    async startOrder(
      customer: number,
      order_id: number,
      { method = 'paystack', split = false, save_card = false }: StartOptions = {},
    ): Promise<string> {
      const opened = await open(customer, {
        method,
        order_id,
        split_payment_with_wallet: split,
        save_card,
      });
      if (!opened.ok) throw new Error(opened.code);
      const started = await payments.executeStart(customer, opened.data);
      if (!started.ok) throw new Error(started.code);
      return opened.data.reference;
    },
    async startTopUp(customer: number, amount: number, save_card = false): Promise<string> {
      const body = { method: 'paystack', destination: 'wallet', amount, save_card } as unknown as StartBody;
      const opened = await open(customer, body);
      if (!opened.ok) throw new Error(opened.code);
      await payments.executeStart(customer, opened.data);
      return opened.data.reference;
    },
    /** Money from nowhere, as an adjustment. */
    fund: (customer: number, amount: number, currency: Currency = 'NGN') =>
      inTransaction(app.db, (tx) =>
        postTransaction(tx, {
          ...{ kind: 'adjustment', ref: `adjustment:${customer}-${performance.now()}`, currency },
          ...{ description: 'For a test', created_at: now(), mayOverdraw: true },
          entries: [
            { account: account.wallet(customer), amount },
            { account: account.adjustments, amount: -amount },
          ],
        }),
      ),
    balance: (customer: number) => findBalance(app.db, customer, 'NGN'),
    order: async (customer: number, id: number) => {
      const found = await findOrder(app.db, id);
      return found?.customer_id === customer ? found.status : undefined;
    },
    payment: async (reference: string) =>
      (await owner.db.select().from(schema.payment)).find((each) => each.reference === reference),
    /** The sums of accounts that are not zero, wallets left out. */
    async accounts(): Promise<Record<string, number>> {
      const { rows } = await owner.pool.query<{ name: string; sum: number }>(
        `select split_part(account, ':', 1) as name, sum(amount)::int as sum from ledger_entry
         group by 1 having sum(amount) <> 0 order by 1`,
      );
      return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
    },
    async refs(): Promise<string[]> {
      const { rows } = await owner.pool.query<{ ref: string }>('select ref from ledger_transaction order by id');
      return rows.map(({ ref }) => ref);
    },
    /** The texts that wait to be sent. */
    async texts(): Promise<string[]> {
      const sent: string[] = [];
      await deliverAllTexts({
        ...{ db: app.db, secrets: secretsOfTests, now },
        send: async ({ text }) => {
          sent.push(text);
          return { ok: true };
        },
      });
      return sent;
    },
  };
}
