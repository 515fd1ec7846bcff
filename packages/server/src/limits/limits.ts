import type { FailureCode } from '@jara/contract';
import type { Outcome, Refusal } from '../outcome.ts';

/** At most so often in a window that begins with the first time. */
export type Limit<Code extends FailureCode = 'TOO_MANY_REQUESTS'> = {
  readonly key: string;
  readonly most: number;
  readonly windowSeconds: number;
  /** What one too many is refused with. */
  readonly code?: Code;
};

/** Of many keys, each of which has the limit; the name keeps them apart from those of others. */
type Counted<Code extends FailureCode = 'TOO_MANY_REQUESTS'> = Omit<Limit<Code>, 'key'> & {
  readonly name: string;
};
/** Counts one more of a key, unless its limit is reached; refused then. */
export type Counter<Code extends FailureCode = 'TOO_MANY_REQUESTS'> = (key: string) => Outcome<null, Code>;

/** Counts what may be done only so often. One atomic step each, so that a crowd of parallel calls cannot slip past. */
export type Limits = {
  /** Counts one more, unless the limit is reached; refused then, until the window ends. */
  take<Code extends FailureCode = 'TOO_MANY_REQUESTS'>(limit: Limit<Code>): Promise<Outcome<null, Code>>;
  /** Refused if the limit is reached. Counts nothing. */
  check<Code extends FailureCode = 'TOO_MANY_REQUESTS'>(limit: Limit<Code>): Promise<Outcome<null, Code>>;
  /** Takes one count back: what was counted turned out to be no offence. */
  giveBack(limit: Limit<FailureCode>): Promise<void>;
  /** Begins a new window. */
  clear(limit: Limit<FailureCode>): Promise<void>;
  /** The same for all whose key begins so. Looks at every key: for what is rare. */
  clearAll(prefix: string): Promise<void>;
  /**
   * For what happens too often to ask each time, or while rows are locked: counted at once in this process. Where counts
   * are shared, the sum of all processes comes behind, so that the call waits for nothing and does not fail; a crowd at
   * several processes slips past by as many as are on their way. Else each process counts for itself.
   */
  counter<Code extends FailureCode = 'TOO_MANY_REQUESTS'>(counted: Counted<Code>): Counter<Code>;
};

/** Retry-After has whole seconds: a caller who waits so long finds the window over. */
export const refuseFor = <Code extends FailureCode>(
  milliseconds: number,
  { code }: Pick<Limit<Code>, 'code'>,
): Refusal<Code> =>
  ({
    ok: false,
    code: code ?? 'TOO_MANY_REQUESTS',
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  }) as unknown as Refusal<Code>;
