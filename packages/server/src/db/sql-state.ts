import { TooManyCallsError, WaitedTooLongError } from './fair-pool.ts';

const SQL_STATE = /^[0-9A-Z]{5}$/;

/** The code that PostgreSQL gave its refusal, wherever in the chain of causes it stands; undefined if it said nothing. */
function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isOfServer = 'severity' in error && 'code' in error && typeof error.code === 'string';
  return isOfServer && SQL_STATE.test(error.code as string) ? (error.code as string) : sqlStateOf(error.cause);
}

/** The name of the constraint that the database would not break, wherever in the chain of causes it stands. */
function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : constraintOf(error.cause);
}

/** The error of that kind, wherever in the chain of causes it stands. */
function causeOf<Kind extends Error>(error: unknown, kind: abstract new (...args: never[]) => Kind): Kind | undefined {
  if (error instanceof kind) return error;
  return error instanceof Error ? causeOf(error.cause, kind) : undefined;
}

/** The caller has more calls under way than their part: they are to wait, and nobody else. */
export const tooManyCalls = (error: unknown): TooManyCallsError | undefined => causeOf(error, TooManyCallsError);

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';

const CONFLICTS = new Set<string | undefined>([SERIALIZATION_FAILURE, DEADLOCK_DETECTED]);
const BUSY = new Set<string | undefined>([...CONFLICTS, LOCK_NOT_AVAILABLE, QUERY_CANCELED]);

/**
 * Thrown by the work of a transaction that another one has overtaken: what it has read does not hold any more. All of it
 * is undone and done again, as after a serialization failure.
 */
export class OvertakenError extends Error {}

/** Looked at as a transaction commits: another one has taken the last use of a promo code meanwhile. */
const TAKEN_BY_ANOTHER = 'promo_uses_stay_limited';

/** Two transactions were in each other's way, and this one was undone: done again it may well succeed. */
export const isConflict = (error: unknown): boolean =>
  error instanceof OvertakenError || CONFLICTS.has(sqlStateOf(error)) || constraintOf(error) === TAKEN_BY_ANOTHER;

/** The database gave up on a statement because of others, or because it took too long; nothing is wrong with it. */
export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof OvertakenError || causeOf(error, WaitedTooLongError) !== undefined || BUSY.has(sqlStateOf(error));

const READ_ONLY = '25006';

/** Another server has become the primary: a connection to the old one is of no use any more. */
export const isReadOnly = (error: unknown): boolean => sqlStateOf(error) === READ_ONLY;

const DATA_EXCEPTION = '22';
const PROGRAM_LIMIT_EXCEEDED = '54';

/** The database cannot store what it was given, and never will. */
export const isDataRefused = (error: unknown): boolean =>
  [DATA_EXCEPTION, PROGRAM_LIMIT_EXCEEDED].includes(sqlStateOf(error)?.slice(0, 2) ?? '');

const CONNECTION_RESOURCES_SHUTDOWN = /^(08|53|57P)/;

/** Not the statement is to blame but the server that was asked, or the line to it: another may well answer. */
export function isServersFault(error: unknown): boolean {
  if (error instanceof TooManyCallsError || error instanceof WaitedTooLongError) return false;
  const state = sqlStateOf(error);
  // A replica undoes reads that its replay would have to wait for.
  return state === undefined || state === SERIALIZATION_FAILURE || CONNECTION_RESOURCES_SHUTDOWN.test(state);
}
