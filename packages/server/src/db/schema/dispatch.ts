import { MOST_PHOTO_BYTES, OFFER_ANSWERS, PHOTO_TYPES } from '@jara/contract';
import {
  bigint,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  sql,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import { staff } from './fulfilment.ts';
import { moment } from './moment.ts';
import { customer_order } from './order.ts';

/** node-postgres gives and takes it as a Buffer. */
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Who takes orders at this time. */
export const rider_duty = pgTable('rider_duty', {
  rider_id: integer()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** On duty since then; null for somebody who is off. */
  since: moment(),
  /** Offers in a row that were not answered. */
  missed_offers: integer().notNull().default(0),
});

/** Decisions §11: an order that is offered to one rider after the other. */
export const rider_offer = pgTable(
  'rider_offer',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => customer_order.id),
    rider_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    offered_at: moment().notNull(),
    /** Nobody accepts it from then on, also while nobody has noted that it expired. */
    expires_at: moment().notNull(),
    /** How far the rider was from the pickup, if that was known. */
    km: doublePrecision(),
    answer: text({ enum: OFFER_ANSWERS }),
  },
  (table) => [
    uniqueIndex('one_open_offer_of_an_order').on(table.order_id).where(sql`${table.answer} is null`),
    uniqueIndex('one_open_offer_to_a_rider').on(table.rider_id).where(sql`${table.answer} is null`),
    index('offers_of_an_order').on(table.order_id, table.rider_id),
    index('offers_to_a_rider').on(table.rider_id, table.offered_at),
    check('an_offer_ends_after_it_begins', sql`${table.expires_at} > ${table.offered_at}`),
  ],
);

/** Why an order could not be handed over, as its rider saw it. Support alone reads it; it is deleted after 90 days. */
export const handover_photo = pgTable(
  'handover_photo',
  {
    order_id: integer()
      .primaryKey()
      .references(() => customer_order.id),
    rider_id: integer().notNull(),
    type: text({ enum: PHOTO_TYPES }).notNull(),
    bytes: bytea().notNull(),
    taken_at: moment().notNull(),
  },
  (table) => [
    index().on(table.taken_at),
    check('a_photo_is_not_large', sql`octet_length(${table.bytes}) <= ${sql.raw(String(MOST_PHOTO_BYTES))}`),
  ],
);
