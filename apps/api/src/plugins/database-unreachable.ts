import { DeadlineExceeded } from '@jara/server';

/**
 * Classes 08 (connection), 53 (resources) and 57P (shutting down or starting), 25006 of an old primary that only reads any
 * more, and what the drivers and the socket say.
 */
const UNREACHABLE = /^(08...|25006|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
const DRIVER_WORDS = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'connection timeout',
    'Query read timeout',
    'Client has encountered a connection error',
    // Redis, where limits may be counted.
    'The client is (offline|closed)',
    'Socket closed unexpectedly',
    'Disconnects client',
  ].join('|'),
  'i',
);

export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DeadlineExceeded) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNREACHABLE.test(code) || DRIVER_WORDS.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnreachable)) return true;
  return isDatabaseUnreachable(error.cause);
}
