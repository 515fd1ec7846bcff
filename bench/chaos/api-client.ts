import { setTimeout as pause } from 'node:timers/promises';
import { APP_HEADERS, type DataOf, type Endpoint, type FailureCode } from '@jara/contract';
import type { Choices } from '../choices.ts';
import type { Counts } from './counts.ts';

/** Longer than the API takes for anything, a call to a provider included. */
const ANSWER_WITHIN_MS = 25_000;
/** How long a person repeats what was not answered; a crash of everything at once takes less. */
const PATIENCE_MS = 60_000;
const REPEAT_AFTER_MS = 150;
const LONGEST_BEFORE_CUT_MS = 60;

type Request = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The same for each repeat: what is asked for happens once. */
  readonly key?: string;
  readonly changeId?: string;
};

export type Answer<E extends Endpoint> =
  | { readonly ok: true; readonly data: DataOf<E> }
  | { readonly ok: false; readonly code: FailureCode; readonly data?: unknown }
  /** No answer within our patience: nobody knows whether it happened. */
  | { readonly ok: false; readonly code: 'LOST' };

/** A customer, or somebody of the staff. */
type Caller = { readonly token: string };

type Deps = {
  readonly urls: readonly string[];
  readonly choices: Choices;
  readonly counts: Counts;
  /** The share of answers that get lost on the way, whatever the server does. */
  readonly linesCut: number;
  readonly signal: AbortSignal;
};

function addressOf({ path }: Endpoint, { params = {}, query }: Request): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

/** The provider is down, not we: somebody who reads that pays another way, or later. */
const isWorthRepeating = (status: number, code: FailureCode) => status >= 500 && code !== 'PAYMENT_UNAVAILABLE';

/** Speaks to the API as the storefront does, and repeats what was not answered with the same key. */
export function createApiClient({ urls, choices, counts, linesCut, signal }: Deps) {
  const patienceOver = () => AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const deadline = () =>
    AbortSignal.timeout(choices.chance(linesCut) ? choices.below(LONGEST_BEFORE_CUT_MS) : ANSWER_WITHIN_MS);

  async function ask(caller: Caller, endpoint: Endpoint, request: Request) {
    const { body, key, changeId } = request;
    const response = await fetch(`${choices.pick(urls)}${addressOf(endpoint, request)}`, {
      method: endpoint.method,
      headers: {
        ...APP_HEADERS,
        authorization: `Bearer ${caller.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(changeId !== undefined && { 'x-change-id': changeId }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: deadline(),
    });
    return { status: response.status, answer: (await response.json()) as { data: unknown; code: FailureCode } };
  }

  /** `undefined`: unanswered, or answered that it should be tried again. */
  async function attempt(caller: Caller, endpoint: Endpoint, request: Request) {
    counts.add('requests');
    try {
      const { status, answer } = await ask(caller, endpoint, request);
      if (!isWorthRepeating(status, answer.code)) return { isRefused: status !== 200, ...answer };
      counts.add(`unavailable: ${answer.code}`);
      if (status === 500) counts.add(`unexpected: ${endpoint.method} ${endpoint.path}`);
    } catch {
      counts.add('answers lost');
    }
    return undefined;
  }

  return async function send<E extends Endpoint>(
    caller: Caller,
    endpoint: E,
    request: Request = {},
  ): Promise<Answer<E>> {
    for (const over = patienceOver(); !over.aborted; await pause(REPEAT_AFTER_MS + choices.below(REPEAT_AFTER_MS))) {
      const found = await attempt(caller, endpoint, request);
      if (found === undefined) continue;
      if (!found.isRefused) return { ok: true, data: found.data as DataOf<E> };
      counts.add(`refused: ${found.code}`);
      return { ok: false, code: found.code, data: found.data };
    }
    counts.add('given up');
    return { ok: false, code: 'LOST' };
  };
}

export type Send = ReturnType<typeof createApiClient>;
