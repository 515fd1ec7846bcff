import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { CONNECTIONS, type Load } from './load.ts';

/** Two dishes of one vendor. */
export type Pair = readonly [first: number, second: number];

const REQUESTS_IN_A_FLOW = 2;

/** Guests come from many networks: of one, only four are at work at a time (ADR 33). */
const addressOf = (flow: number) => `203.0.${(flow >> 8) & 255}.${flow & 255}`;

/**
 * 16 guests at a time: each makes a cart by adding a dish and then adds a second one, and a new guest follows. Counts
 * whole flows, and how long a request takes.
 */
export async function loadCarts(url: string, pairs: readonly Pair[], seconds: number): Promise<Load> {
  let flows = 0;
  const send = (context: { guest?: string; from?: string; pair?: Pair }, which: 0 | 1) => ({
    headers: {
      'content-type': 'application/json',
      'x-guest-id': context.guest ?? '',
      'x-forwarded-for': context.from ?? '',
    },
    body: JSON.stringify({ item_id: context.pair?.[which], quantity: 1, type: 'menu' }),
  });
  const result = await autocannon({
    url: `${url}/customer/cart`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request, context) => {
          Object.assign(context, {
            ...{ guest: randomUUID(), from: addressOf(flows), pair: pairs[flows % pairs.length] },
          });
          flows += 1;
          return { ...request, ...send(context, 0) };
        },
      },
      { method: 'POST', setupRequest: (request, context) => ({ ...request, ...send(context, 1) }) },
    ],
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0) throw new Error(`${failed} of ${result.requests.total} adds to a cart failed`);
  return { perSecond: result['2xx'] / result.duration / REQUESTS_IN_A_FLOW, p99Ms: result.latency.p99 };
}
