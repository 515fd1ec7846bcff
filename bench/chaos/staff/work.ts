import { randomUUID } from 'node:crypto';
import type { DataOf, Endpoint, MovedOrder } from '@jara/contract';
import { orderEndpoints } from '@jara/contract';
import type { Choices } from '../../choices.ts';
import type { Acknowledged } from '../acknowledged.ts';
import type { Send } from '../api-client.ts';
import type { Counts } from '../counts.ts';
import type { Customer } from '../customers.ts';
import type { Staff } from './add-staff.ts';

/** What everybody of the staff has to do their work. */
export type Work = {
  readonly staff: Staff;
  readonly send: Send;
  readonly choices: Choices;
  readonly counts: Counts;
  readonly acknowledged: Acknowledged;
  readonly customers: ReadonlyMap<number, Customer>;
  readonly signal: AbortSignal;
};

type Move = Endpoint & { readonly data: { readonly _output: MovedOrder } };
type Step = { readonly what: string; readonly orderId: number; readonly body?: object };

/** Moves an order, and notes what was answered. False where somebody else was quicker, or nobody knows. */
export async function move<E extends Move>(
  { send, counts, acknowledged }: Work,
  member: { readonly token: string },
  endpoint: E,
  { what, orderId, body }: Step,
): Promise<boolean> {
  const request = { params: { id: orderId }, ...(body && { body }), key: randomUUID() };
  const answer = await send(member, endpoint, request);
  if (!answer.ok) return false;
  counts.add(`staff: ${what}`);
  acknowledged.orderMoved(answer.data as DataOf<E> & MovedOrder);
  return true;
}

/** The customer whose order it is, if they come back in this run. */
export const customerOf = ({ acknowledged, customers }: Work, orderId: number): Customer | undefined =>
  customers.get(acknowledged.orders.get(orderId)?.customerId ?? 0);

/** As the customer reads it to whoever brings the order. */
export async function askForPin(work: Work, orderId: number): Promise<string | undefined> {
  const customer = customerOf(work, orderId);
  if (customer === undefined) return undefined;
  const found = await work.send(customer, orderEndpoints.getOrder, { params: { id: orderId } });
  if (!found.ok) return undefined;
  const { delivery_pin, order_pin } = found.data.meta_data;
  return delivery_pin ?? order_pin;
}
