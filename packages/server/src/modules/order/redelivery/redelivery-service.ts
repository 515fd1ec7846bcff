import type { DataOf, ParsedRequestOf, redeliveryEndpoints } from '@jara/contract';
import type { Db, Transaction } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import { succeed } from '../../../outcome.ts';
import type { Payments } from '../../payment/index.ts';
import { requestFreeRedelivery } from './free-redelivery.ts';
import { quoteRedelivery } from './redelivery-quote.ts';

type Endpoints = typeof redeliveryEndpoints;
type Body = ParsedRequestOf<Endpoints['requestRedelivery']>['body'];
type Stored = Parameters<Payments['executeRedeliveryPayment']>[1];
type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'counter'>;
  readonly payments: Pick<Payments, 'openRedeliveryPayment' | 'executeRedeliveryPayment' | 'ofRedelivery'>;
};

/** Each is a row; the window in which there are any is an hour. */
const QUOTES = { name: 'redelivery-quotes', most: 30, windowSeconds: 3_600 };

/** After a failed delivery: what another one costs, and the request that pays for it. */
export function createRedeliveries({ db, now, limits, payments }: Deps) {
  const countQuote = limits.counter(QUOTES);
  return {
    async quote(customer: number, orderId: number) {
      const counted = countQuote(String(customer));
      return counted.ok ? quoteRedelivery(db, customer, orderId, now()) : counted;
    },

    async request(tx: Transaction, customer: number, orderId: number, body: Body) {
      const key = { order_id: orderId, redelivery_id: body.fee_id };
      const free = await requestFreeRedelivery(tx, customer, key, now());
      return free ?? payments.openRedeliveryPayment(tx, customer, orderId, body);
    },

    /** After the commit: charges the card, if one was chosen. */
    async finish(customer: number, stored: Stored) {
      const done = await payments.executeRedeliveryPayment(customer, stored);
      if (!done.ok) return done;
      return succeed<DataOf<Endpoints['requestRedelivery']>>(done.data, {
        message: done.data.made_payment ? 'Your order is on its way again.' : 'Your payment is being confirmed.',
      });
    },

    payment: (customer: number, orderId: number): ReturnType<Payments['ofRedelivery']> =>
      payments.ofRedelivery(customer, orderId),
  };
}

export type Redeliveries = ReturnType<typeof createRedeliveries>;
export type RequestedRedelivery = Stored;
