import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { CONNECTIONS, type Load } from './load.ts';
import type { Buyer } from './order-customers.ts';

/** A dish that can be had now, and where it is sold. */
export type Sold = { readonly vendor_id: number; readonly source_id: number; readonly item_id: number };
type Flow = { buyer: Buyer; sold: Sold; began: number; cart_id: string; pack: string; fee_id: number };

const headersOf = ({ token }: Buyer) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });

const addOf = ({ sold }: Flow) => ({ item_id: sold.item_id, quantity: 1, type: 'menu' });
const quoteOf = ({ buyer, sold, cart_id }: Flow) => ({
  ...{ vendor_id: sold.vendor_id, source_id: sold.source_id, cart_id },
  ...{ order_class: 'delivery', destination_id: buyer.address_id },
});
const itemsOf = ({ sold, pack }: Flow) => ({
  vendor_id: sold.vendor_id,
  order_items: [{ type: 'menu', item_id: sold.item_id, quantity: 1, pack_id: pack, pack_unique_id: pack }],
});
const orderOf = ({ buyer, sold, cart_id, fee_id }: Flow) => ({
  ...{ vendor_id: sold.vendor_id, cart_id, fee_id, class: 'delivery', address_id: buyer.address_id },
  ...{ payment_method: 'wallet', source: 'web' },
});

/** Undefined of a failure, which is counted. */
const dataOf = <T>(body: string) => (JSON.parse(body) as { data?: T }).data;
const p99Of = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** Whoever comes next, with another vendor each time round. */
export function createFlows(buyers: readonly Buyer[], sold: readonly Sold[]) {
  let made = 0;
  return (): Flow => {
    const nth = made;
    made += 1;
    const [buyer, dish] = [buyers[nth % buyers.length], sold[nth % sold.length]];
    if (!buyer || !dish) throw new Error('nobody can order anything');
    return { buyer, sold: dish, began: performance.now(), cart_id: '', pack: '', fee_id: 0 };
  };
}
type NextFlow = ReturnType<typeof createFlows>;

export function failIfAny({ non2xx, errors, timeouts, requests, ...result }: autocannon.Result): void {
  const failed = non2xx + errors + timeouts;
  if (failed > 0 || result['2xx'] === 0) throw new Error(`${failed} of ${requests.total} requests failed`);
}

/** 16 customers at a time: each fills a cart, has it quoted and checked, and orders it from the wallet. */
export async function loadFlows(url: string, next: NextFlow, seconds: number): Promise<Load> {
  const times: number[] = [];
  const sent = (request: autocannon.Request, flow: Flow, bodyOf: (flow: Flow) => object, more: object = {}) => ({
    ...{ ...request, headers: { ...headersOf(flow.buyer), ...more }, body: JSON.stringify(bodyOf(flow)) },
  });
  const result = await autocannon({
    ...{ url, connections: CONNECTIONS, duration: seconds },
    requests: [
      {
        ...{ method: 'POST', path: '/customer/cart' },
        setupRequest: (request, context) => sent(request, Object.assign(context, next()), addOf),
        onResponse: (_status, body, context) => {
          const cart = dataOf<{ id: string; packs: { id: string }[] }>(body);
          Object.assign(context, { cart_id: cart?.id, pack: cart?.packs[0]?.id });
        },
      },
      {
        ...{ method: 'POST', path: '/customer/delivery/amount' },
        setupRequest: (request, context) => sent(request, context as Flow, quoteOf),
        onResponse: (_status, body, context) => Object.assign(context, { fee_id: dataOf<{ id: number }>(body)?.id }),
      },
      {
        ...{ method: 'POST', path: '/customer/order/validate-items' },
        setupRequest: (request, context) => sent(request, context as Flow, itemsOf),
      },
      {
        ...{ method: 'POST', path: '/customer/order' },
        setupRequest: (request, context) =>
          sent(request, context as Flow, orderOf, { 'idempotency-key': randomUUID() }),
        onResponse: (_status, _body, context) => times.push(performance.now() - (context as Flow).began),
      },
    ],
  });
  failIfAny(result);
  return { perSecond: times.length / result.duration, p99Ms: p99Of(times) };
}

async function post<T>(url: string, buyer: Buyer, body: object): Promise<T> {
  const answer = await fetch(url, { method: 'POST', headers: headersOf(buyer), body: JSON.stringify(body) });
  const { data, message } = (await answer.json()) as { data: T; message: string };
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${message}`);
  return data;
}

/** Carts with their quotes, to be ordered later. */
export async function quoteCarts(url: string, next: NextFlow, count: number): Promise<Flow[]> {
  const flows = Array.from({ length: count }, next);
  const waiting = [...flows];
  const work = async () => {
    for (let flow = waiting.shift(); flow; flow = waiting.shift()) {
      flow.cart_id = (await post<{ id: string }>(`${url}/customer/cart`, flow.buyer, addOf(flow))).id;
      flow.fee_id = (await post<{ id: number }>(`${url}/customer/delivery/amount`, flow.buyer, quoteOf(flow))).id;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return flows;
}

/** Orders these carts, 16 at a time. By our own clock: autocannon counts in whole seconds. */
export async function loadOrders(url: string, flows: readonly Flow[]): Promise<Load> {
  const waiting = [...flows];
  const [began, ended]: [number[], number[]] = [[], []];
  const result = await autocannon({
    ...{ url: `${url}/customer/order`, connections: CONNECTIONS, amount: flows.length },
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const flow = waiting.shift() ?? flows[0];
          if (!flow) throw new Error('there is nothing to order');
          began.push(performance.now());
          const headers = { ...headersOf(flow.buyer), 'idempotency-key': randomUUID() };
          return { ...request, headers, body: JSON.stringify(orderOf(flow)) };
        },
        onResponse: () => ended.push(performance.now()),
      },
    ],
  });
  failIfAny(result);
  const seconds = (Math.max(...ended) - Math.min(...began)) / 1000;
  return { perSecond: ended.length / seconds, p99Ms: result.latency.p99 };
}
