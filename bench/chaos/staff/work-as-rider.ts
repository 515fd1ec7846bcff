import { randomUUID } from 'node:crypto';
import { type OrderStatus, opsEndpoints, type RiderOrder, redeliveryEndpoints } from '@jara/contract';
import { chooseWeighted } from '../visitor.ts';
import type { Member } from './add-staff.ts';
import { askForPin, customerOf, move, type Work } from './work.ts';

const LOOKS: readonly (readonly [OrderStatus, number])[] = [
  ['accepted_by_driver', 6],
  ['awaiting_pickup', 1],
  ['in_transit', 2],
  ['arrived', 1],
];

const WRONG_PIN = '0000';

/** The customer, who was not there, has it brought once more and pays for that from the wallet. */
async function askForRedelivery(work: Work, orderId: number): Promise<void> {
  const customer = customerOf(work, orderId);
  if (customer === undefined) return;
  const params = { id: orderId };
  const quoted = await work.send(customer, redeliveryEndpoints.quoteRedelivery, { params, body: {} });
  if (!quoted.ok) return;
  const body = { fee_id: quoted.data.id, method: 'wallet' };
  const paid = await work.send(customer, redeliveryEndpoints.requestRedelivery, { params, body, key: randomUUID() });
  if (paid.ok) work.counts.add('redeliveries paid');
}

async function endAtDoor(work: Work, rider: Member, orderId: number): Promise<void> {
  const { choices } = work;
  if (choices.chance(0.08)) {
    const fault = choices.chance(0.3) ? 'rider_fault' : null;
    const body = { reason: 'Nobody was there.', fault };
    const isFailed = await move(work, rider, opsEndpoints.failRiderDelivery, { what: 'failed', orderId, body });
    if (isFailed && choices.chance(0.6)) await askForRedelivery(work, orderId);
    return;
  }
  const pin = choices.chance(0.03) ? WRONG_PIN : await askForPin(work, orderId);
  if (pin === undefined) return;
  await move(work, rider, opsEndpoints.completeRiderOrder, { what: 'delivered with its PIN', orderId, body: { pin } });
}

/** From wherever it is to the customer's door. */
async function ride(work: Work, rider: Member, { id: orderId, status }: RiderOrder): Promise<void> {
  if (work.choices.chance(0.03)) {
    const body = { reason: 'The tyre is flat.' };
    await move(work, rider, opsEndpoints.handBackOrder, { what: 'handed back', orderId, body });
    return;
  }
  const { arriveAtVendor, pickUpOrder, arriveAtCustomer } = opsEndpoints;
  const way = [
    ['accepted_by_driver', arriveAtVendor, 'arrived at vendor'],
    ['awaiting_pickup', pickUpOrder, 'picked up'],
    ['in_transit', arriveAtCustomer, 'arrived'],
  ] as const;
  const begun = way.findIndex(([from]) => from === status);
  for (const [, endpoint, what] of begun < 0 ? [] : way.slice(begun))
    if (!(await move(work, rider, endpoint, { what, orderId }))) return;
  await endAtDoor(work, rider, orderId);
}

/** A look at the orders of a rider, each of which is brought. */
export async function workAsRider(work: Work, rider: Member): Promise<void> {
  const query = { status: chooseWeighted(work.choices, LOOKS) };
  const listed = await work.send(rider, opsEndpoints.listRiderOrders, { query });
  if (!listed.ok) return;
  for (const order of listed.data.orders) {
    if (work.signal.aborted) return;
    await ride(work, rider, order);
  }
}
