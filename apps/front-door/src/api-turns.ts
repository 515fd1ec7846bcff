import { createFairQueue, lineOfAddress, type Refusal } from '@jara/fair-queue';
import type { FastifyRequest } from 'fastify';
import { createCallerTurns, endingWith } from './caller-turns.ts';

type Asked = Pick<FastifyRequest, 'method' | 'ip' | 'headers'>;

/** A call that takes longer waits for somebody else, such as a payment provider, and takes the API no time. */
const LONGEST_TURN_MS = 250;
const LONGEST_WAIT_MS = 4_000;

/**
 * ADR 59, by what somebody would lose: orders, payments and who works on them; quotes, and what is read of orders; what
 * else is changed, a cart above all; what is looked at, and what is told of that. With how long each may wait while more
 * come than can be served.
 */
const [ORDERS, BEGUN, CHANGES, LOOKS] = [0, 1, 2, 3];
const IN_CROWD_MS = [LONGEST_WAIT_MS, 2_000, 1_000, 500];
const OF_ORDERS = [
  ...['/customer/order', '/customer/payment', '/customer/package', '/customer/delivery'],
  ...['/payment', '/webhooks', '/ops'],
];
const OF_EVENTS = ['/queue', '/analytics'];
/** Pages ask for these by themselves, whatever is looked at there. */
const OF_EVERY_PAGE = ['/customer/order/active', '/customer/order/again'];
const OF_A_QUOTE = /\/amount(?:\?|$)/;

/** All that is known here of what a call is for. */
export const KNOWN_PATHS: readonly string[] = [...OF_ORDERS, ...OF_EVENTS, ...OF_EVERY_PAGE];

export const isOf = (path: string, known: readonly string[]) =>
  known.some((each) => path.startsWith(each) && ['', '/', '?'].includes(path.charAt(each.length)));

export function rankOf(path: string, { method }: Pick<Asked, 'method'>): number {
  const isRead = method === 'GET' || method === 'HEAD';
  if (isOf(path, OF_EVENTS) || (isRead && isOf(path, OF_EVERY_PAGE))) return LOOKS;
  if (isOf(path, OF_ORDERS)) return isRead || OF_A_QUOTE.test(path) ? BEGUN : ORDERS;
  return isRead ? LOOKS : CHANGES;
}

/** Whose call it says to be, if it does: made up, it takes turns from its own network alone. */
const callerOf = ({ headers }: Asked) => headers.authorization ?? headers['x-guest-id']?.toString();

/**
 * Calls to the API take turns, by network within a rank. What has no turn in time is refused here, where that costs a
 * fraction of the call.
 */
export function createApiTurns({ atOnce }: { readonly atOnce: number }) {
  const callers = createCallerTurns(LONGEST_WAIT_MS);
  const queue = createFairQueue({
    ...{ atOnce, perLine: 100, inAll: 1_000, longestWaitMs: LONGEST_WAIT_MS },
    inCrowdMs: IN_CROWD_MS,
  });

  /** Gives what ends the turn. */
  async function acquire(path: string, request: Asked, signal: AbortSignal | undefined) {
    const caller = callerOf(request);
    const leave = caller === undefined ? () => undefined : await callers.acquire(caller, signal);
    if (typeof leave !== 'function') return leave;
    return endingWith(await queue.acquire(lineOfAddress(request.ip), signal, rankOf(path, request)), leave);
  }

  return async function inTurn<Result>(
    path: string,
    request: Asked,
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result | Refusal> {
    const release = await acquire(path, request, signal);
    if (typeof release !== 'function') return release;
    let isOver = false;
    const endTurn = () => {
      if (!isOver) release();
      isOver = true;
    };
    const timer = setTimeout(endTurn, LONGEST_TURN_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      endTurn();
    }
  };
}
