import { AsyncLocalStorage } from 'node:async_hooks';
import type { Claim } from './shared-places.ts';

/** For whom the database is asked. Work of nobody's, such as a job's or a cache's, has no share and no limit but the pool's. */
export type DatabaseCaller =
  /** Proven who they are: what they do is counted by them, wherever they call from. */
  | { readonly account: string }
  /** Everybody else is counted by network, and within it by what the browser says of itself. */
  | { readonly network: string; readonly guest?: string }
  /** Health checks and providers' webhooks have connections that nobody else takes. */
  | 'reserved';

const callers = new AsyncLocalStorage<DatabaseCaller | undefined>();

export const asCaller = <Result>(caller: DatabaseCaller, work: () => Result): Result => callers.run(caller, work);

/** What many wait for, a cache that is filled for example, is nobody's own: it waits in nobody's line. */
export const asNobody = <Result>(work: () => Result): Result => callers.run(undefined, work);

export const currentCaller = (): DatabaseCaller | undefined => callers.getStore();

let strangers = 0;

export function claimOf(caller: Exclude<DatabaseCaller, 'reserved'>): Claim {
  if ('account' in caller) return { share: caller.account, member: '' };
  strangers += 1;
  // Calls that nothing tells apart may be as many people's.
  return { share: `network ${caller.network}`, member: caller.guest ?? `stranger ${strangers}` };
}

/** Whose transactions are made one after the other; those of a network are many people's. */
export function ownerOf(caller: DatabaseCaller | undefined): string | undefined {
  if (caller === undefined || caller === 'reserved') return undefined;
  if ('account' in caller) return caller.account;
  return caller.guest === undefined ? undefined : `guest ${caller.guest}`;
}
