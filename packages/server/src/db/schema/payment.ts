import {
  CARD_BRANDS,
  CURRENCIES,
  PAYMENT_CHANNELS,
  PAYMENT_DESTINATIONS,
  PAYMENT_PROVIDERS,
  PAYMENT_STATUSES,
} from '@jara/contract';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';
import { customer_order } from './order.ts';
import { redelivery } from './redelivery.ts';

const money = () => bigint({ mode: 'number' }).notNull();
const provider = () => text({ enum: PAYMENT_PROVIDERS }).notNull();

/** A card that a customer agreed to keep. The token is sealed; the number was never here. */
export const saved_card = pgTable(
  'saved_card',
  {
    id: uuid().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id),
    provider: provider(),
    sealed_token: text().notNull(),
    signature: text().notNull(),
    brand: text({ enum: CARD_BRANDS }).notNull(),
    last4: text().notNull(),
    exp_month: integer().notNull(),
    exp_year: integer().notNull(),
    /** The provider charges the token only together with it. */
    email: text().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    created_at: moment().notNull(),
    /** A charge that is under way is still settled. */
    removed_at: moment(),
  },
  (table) => [
    uniqueIndex('a_card_is_saved_once')
      .on(table.customer_id, table.provider, table.signature)
      .where(sql`${table.removed_at} is null`),
    check('last4_is_four_digits', sql`${table.last4} ~ '^[0-9]{4}$'`),
  ],
);

/** One attempt to be paid, stored before its provider is asked (reliability rule 8). */
export const payment = pgTable(
  'payment',
  {
    /** Ours, and the provider's name for it too. */
    reference: uuid().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id),
    destination: text({ enum: PAYMENT_DESTINATIONS }).notNull(),
    order_id: integer().references(() => customer_order.id),
    redelivery_id: integer().references(() => redelivery.id),
    provider: provider(),
    channel: text({ enum: [...PAYMENT_CHANNELS, 'card'] }).notNull(),
    /** What the provider charges. */
    amount: money(),
    /** The wallet's share, held until the payment is settled (reliability rule 10). */
    wallet_amount: money().default(0),
    currency: text({ enum: CURRENCIES }).notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    /** Pocket's tag or the mobile-money number. */
    account: text(),
    card_id: uuid().references(() => saved_card.id),
    save_card: boolean().notNull().default(false),
    return_url: text().notNull(),
    cancel_url: text().notNull(),
    /** When the provider was asked last to start it; null before. */
    started_at: moment(),
    access_code: text(),
    authorization_url: text(),
    provider_reference: text(),
    /** What came in, and where it went if not to what it was meant for. */
    received_amount: bigint({ mode: 'number' }),
    /** What the provider has given back to the payer of it, by a refund or a charge-back. */
    reversed_amount: money().default(0),
    credited_to: text({ enum: ['order', 'redelivery', 'wallet', 'suspense'] }),
    /** A word of ours: declined, expired, mismatch. */
    failure: text(),
    created_at: moment().notNull(),
    settled_at: moment(),
  },
  (table) => [
    index('payments_of_an_order').on(table.order_id, table.created_at),
    index('payments_of_a_customer').on(table.customer_id, table.created_at),
    // Some refunds name the payment as its provider does.
    index('payments_by_provider_reference')
      .on(table.provider, table.provider_reference)
      .where(sql`${table.provider_reference} is not null`),
    check(
      'no_more_goes_back_than_came',
      sql`${table.reversed_amount} >= 0 and (${table.received_amount} is null or ${table.reversed_amount} <= ${table.received_amount})`,
    ),
    index('open_payments').on(table.created_at).where(sql`${table.status} in ('initiated', 'pending')`),
    check('a_payment_is_of_something', sql`${table.amount} > 0 and ${table.wallet_amount} >= 0`),
    // Of a redelivery too: it is an order's.
    check('a_payment_of_an_order_names_it', sql`(${table.destination} = 'wallet') = (${table.order_id} is null)`),
    check(
      'a_payment_of_a_redelivery_names_it',
      sql`(${table.destination} = 'order_redelivery') = (${table.redelivery_id} is not null)`,
    ),
    index('payments_of_a_redelivery').on(table.redelivery_id).where(sql`${table.redelivery_id} is not null`),
    uniqueIndex('a_redelivery_is_paid_once')
      .on(table.redelivery_id)
      .where(sql`${table.status} in ('succeeded', 'refunded') and ${table.credited_to} = 'redelivery'`),
    check(
      'a_settled_payment_has_its_time',
      sql`(${table.settled_at} is null) = (${table.status} in ('initiated', 'pending'))`,
    ),
    // Of two who pay one order at once, one succeeds; what the other brings goes to the wallet.
    uniqueIndex('an_order_is_paid_once')
      .on(table.order_id)
      .where(sql`${table.status} in ('succeeded', 'refunded') and ${table.credited_to} = 'order'`),
  ],
);

/** Reliability rule 11: what a provider sent, committed before it is answered. */
export const webhook_event = pgTable(
  'webhook_event',
  {
    provider: provider(),
    event_key: text().notNull(),
    reference: text().notNull(),
    received_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.event_key] }),
    index().on(table.received_at),
    /** Support looks at what came of a payment. */
    index('webhooks_of_a_payment').on(table.reference),
  ],
);
