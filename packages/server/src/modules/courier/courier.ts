import type { courierEndpoints, DataOf } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { followPackage, type MadeOrder, type Orders, type Simulated } from '../order/index.ts';
import { type CourierDeps, createPackageOrder } from './create-package-order.ts';
import type { PackageBody } from './package-order-row.ts';
import { type QuoteBody, quotePackage } from './quote-package.ts';

/** Each quote is a row that lives for 15 minutes; a form asks for one with each change of it. */
const QUOTES = { name: 'package-quotes', most: 120, windowSeconds: 600 };
/** Whoever has a link that leads somewhere is never in the way of others: a carrier has many people behind one address. */
const MISSES = { name: 'package-misses', most: 60, windowSeconds: 60 };

type Deps = CourierDeps & {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'counter'>;
  readonly orders: Pick<Orders, 'countOrder' | 'finish'>;
  readonly simulated?: Simulated;
};
type Created = DataOf<typeof courierEndpoints.createPackageOrder>;

/** Brings packages between two addresses of a customer. The prices are ours; a request only says what for. */
export function createCourier({ db, now, limits, orders, simulated, ...deps }: Deps) {
  const countQuote = limits.counter(QUOTES);
  const countMiss = limits.counter(MISSES);
  return {
    /** For anybody who has the link of a package. */
    async follow(asked: Parameters<typeof followPackage>[1], origin: string) {
      const followed = await followPackage(db, asked, now(), simulated);
      if (followed.ok) return followed;
      const counted = countMiss(origin);
      return counted.ok ? followed : counted;
    },

    async quote(customer: number, body: QuoteBody) {
      const counted = countQuote(String(customer));
      return counted.ok ? quotePackage(db, customer, { body, now: now() }) : counted;
    },

    async order(tx: Transaction, customer: number, body: PackageBody) {
      const counted = orders.countOrder(customer);
      return counted.ok ? createPackageOrder(deps, tx, customer, { body, now: now() }) : counted;
    },

    /** After the commit, as of every order. */
    async finish(customer: number, made: MadeOrder): Promise<Outcome<Created>> {
      const finished = await orders.finish(customer, made);
      if (!finished.ok || !finished.data.made_payment) return finished;
      return succeed(finished.data, { message: 'Delivery created successfully' });
    },
  };
}

export type Courier = ReturnType<typeof createCourier>;
