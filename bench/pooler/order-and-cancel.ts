import { randomUUID } from 'node:crypto';
import { ORDER_STREAM } from '@jara/contract';
import type { Sold } from '../load-orders.ts';
import type { Buyer } from '../order-customers.ts';
import type { Caller } from '../siege/caller.ts';
import { dataOf, placeOrder } from '../siege/place-order.ts';

const HEARD_WITHIN_MS = 10_000;

/** Resolves once the stream of this customer says that an order of theirs is cancelled, with its id. */
async function followUntilCancelled(url: string, token: string): Promise<{ readonly heard: Promise<number> }> {
  const answer = await fetch(`${url}${ORDER_STREAM.path}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: AbortSignal.timeout(HEARD_WITHIN_MS),
  });
  if (answer.status !== 200) throw new Error(`the stream of orders answers ${answer.status}`);
  const read = async () => {
    let text = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const events = [...text.matchAll(/^data: (.*)\n/gm)].map(
        ([, data = '']) => JSON.parse(data) as { order_id?: number; status?: string },
      );
      const cancelled = events.find(({ status }) => status === 'cancelled');
      if (cancelled?.order_id !== undefined) return cancelled.order_id;
    }
    throw new Error('the stream of orders ended');
  };
  const heard = read();
  heard.catch(() => undefined);
  return { heard };
}

type Shopping = { readonly url: string; readonly call: Caller; readonly buyer: Buyer; readonly sold: Sold };

/** Cart, quote and order, which is cancelled; its stream tells so. Fails with the first that does not happen. */
export async function orderAndCancel({ url, call, buyer, sold }: Shopping): Promise<void> {
  const stream = await followUntilCancelled(url, buyer.token);
  const steps = await placeOrder(call, buyer, sold);
  for (const [step, { status, body }] of steps) {
    if (status !== 200) throw new Error(`${step} answers ${status}: ${body.slice(0, 200)}`);
  }
  const [, made] = steps.at(-1) ?? [];
  const id = made ? dataOf<{ id: number }>(made).id : 0;
  const cancelled = await call({
    ...{ path: `/api/customer/order/${id}/cancel`, method: 'POST', body: {} },
    headers: { authorization: `Bearer ${buyer.token}`, 'idempotency-key': randomUUID() },
  });
  if (cancelled.status !== 200)
    throw new Error(`cancelling answers ${cancelled.status}: ${cancelled.body.slice(0, 200)}`);
  const heard = await stream.heard;
  if (heard !== id) throw new Error(`the stream tells of order ${heard}, and ${id} was cancelled`);
}
