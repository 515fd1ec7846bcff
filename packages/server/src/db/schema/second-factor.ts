import { bigint, check, index, integer, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts';
import { staff } from './fulfilment.ts';
import { moment } from './moment.ts';

const staffId = () =>
  integer()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** A passkey of somebody of the staff: its public half. */
export const staff_passkey = pgTable(
  'staff_passkey',
  {
    /** As the browser names it, base64url. */
    id: text().primaryKey(),
    staff_id: staffId(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    /** How often it says that it was used; one that goes back is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The browser in which it was made. */
    device: text().notNull(),
    created_at: moment().notNull(),
    last_used_at: moment(),
  },
  (table) => [index().on(table.staff_id)],
);

/** An app that makes codes by the clock (RFC 6238). */
export const staff_totp = pgTable('staff_totp', {
  staff_id: integer()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Null until a code of it was confirmed. */
  sealed: text(),
  confirmed_at: moment(),
  /** One that waits for its first code. */
  pending_sealed: text(),
  /** The last step whose code was used: each works once. */
  last_step: integer().notNull().default(0),
});

/** What is left of somebody's recovery codes, as HMACs. */
export const staff_recovery_code = pgTable(
  'staff_recovery_code',
  { staff_id: staffId(), code_hmac: text().notNull() },
  (table) => [primaryKey({ columns: [table.staff_id, table.code_hmac] })],
);

/** What somebody has been asked to prove, for five minutes. */
export const staff_challenge = pgTable(
  'staff_challenge',
  {
    id: uuid().primaryKey(),
    staff_id: staffId(),
    purpose: text({ enum: ['sign-in', 'pass', 'passkey'] }).notNull(),
    /** For a passkey, once; null when it was tried. */
    challenge: text(),
    tries: integer().notNull().default(0),
    expires_at: moment().notNull(),
  },
  (table) => [
    index().on(table.staff_id),
    index().on(table.expires_at),
    check('a_challenge_is_tried_five_times_at_most', sql`${table.tries} between 0 and 5`),
  ],
);
