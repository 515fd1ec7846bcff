import { boolean, check, index, integer, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { moment } from './moment.ts';

const countryCode = () => text({ enum: ['NG', 'GH'] });

export const customer = pgTable(
  'customer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Digits with the calling code: 2348012345678. */
    phone: text().notNull(),
    /**
     * Whether the number was proven with a code. A partner's word is not proof: such a customer is known by
     * `third_party_identity` alone, and somebody else may sign up with the same number.
     */
    signs_in_by_phone: boolean().notNull(),
    country_code: countryCode().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    email: text().notNull(),
    /** What others type as a referral code. */
    user_reference: text().notNull().unique(),
    referred_by: integer(),
    pocket_tag: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('one_customer_signs_in_by_a_phone').on(table.phone).where(sql`${table.signs_in_by_phone}`),
    /** Support finds people by phone and by the words of their name. */
    index('customers_by_phone').on(table.phone),
    index('customers_by_name').using(
      'gin',
      sql`to_tsvector('simple', ${table.first_name} || ' ' || ${table.last_name})`,
    ),
  ],
);

/** A sign-up that waits for its code. Nothing of it is an account yet. */
export const pending_registration = pgTable('pending_registration', {
  phone: text().primaryKey(),
  country_code: countryCode().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  email: text().notNull(),
  referred_by: integer().references(() => customer.id, { onDelete: 'set null' }),
  created_at: moment().notNull(),
});

/** Decisions §3: one live code per phone and purpose, kept only as an HMAC. */
export const one_time_code = pgTable(
  'one_time_code',
  {
    phone: text().notNull(),
    purpose: text({ enum: ['sign-in', 'sign-up', 'profile', 'staff'] }).notNull(),
    code_hmac: text().notNull(),
    /** What the code confirms besides the phone: the new email of a profile, the data of a sign-up. */
    subject: text().notNull(),
    tries: integer().notNull().default(0),
    /** Of browsers that have signed in with the phone before: strangers' tries leave them theirs. */
    known_tries: integer().notNull().default(0),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.purpose] }),
    check('a_code_is_tried_five_times_at_most', sql`${table.tries} between 0 and 5`),
    check('a_code_is_tried_five_times_where_known', sql`${table.known_tries} between 0 and 5`),
  ],
);

/** Somebody is signed in while this row lives. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** How often token and refresh cookie were renewed; an older pair that comes back was stolen or copied. */
    rotation: integer().notNull().default(0),
    /** When the pair in use was given: within seconds of it, the pair before may ask for it again. */
    rotated_at: moment().notNull().defaultNow(),
    /** Whether it pays from the wallet and with saved cards: not where one guessed code may have opened it (ADR 37). */
    may_spend: boolean().notNull().default(true),
    expires_at: moment().notNull(),
  },
  (table) => [index().on(table.customer_id), index().on(table.expires_at)],
);

/** A customer as a partner knows them. */
export const third_party_identity = pgTable(
  'third_party_identity',
  {
    service: text().notNull(),
    subject: text().notNull(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.service, table.subject] }), index().on(table.customer_id)],
);

/** A partner's tokens that have done their work: each works once. */
export const used_third_party_token = pgTable(
  'used_third_party_token',
  { service: text().notNull(), token_id: text().notNull(), expires_at: moment().notNull() },
  (table) => [primaryKey({ columns: [table.service, table.token_id] }), index().on(table.expires_at)],
);

/** A person handed over by a partner, until they arrive. Kept by the hash of the reference; the row goes when used. */
export const third_party_session = pgTable(
  'third_party_session',
  {
    reference_hash: text().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    service: text().notNull(),
    transaction_id: text(),
    payment_method: text(),
    expires_at: moment().notNull(),
  },
  (table) => [index().on(table.customer_id), index().on(table.expires_at)],
);

/** How often something was done in a window of time. With REDIS_URL set, these counts live there instead. */
export const limit_count = pgTable(
  'limit_count',
  { key: text().primaryKey(), count: integer().notNull(), ends_at: moment().notNull() },
  (table) => [index().on(table.ends_at)],
);
