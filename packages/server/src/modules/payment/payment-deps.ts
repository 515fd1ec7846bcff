import type { Db } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import type { PaymentAdapters } from '../../processors/payments/payment-adapter.ts';
import type { Secrets } from '../../secrets.ts';
import type { OrderPort } from './payable.ts';

/** What settling needs, for API and worker alike. */
export type SettleDeps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly adapters: PaymentAdapters;
  /** Open saved cards' tokens, and seal texts. */
  readonly secrets: Secrets;
  readonly orders: OrderPort;
};

export type PaymentDeps = SettleDeps & {
  /** Where people reach the site. */
  readonly publicUrl: string;
  /** How often somebody's phone or app asks them to pay. */
  readonly limits: Pick<Limits, 'take' | 'check'>;
};
