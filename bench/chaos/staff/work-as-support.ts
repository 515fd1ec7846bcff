import { type ListedOrder, type OrderStatus, opsEndpoints } from '@jara/contract';
import { chooseWeighted } from '../visitor.ts';
import { move, type Work } from './work.ts';

/** What waits for a rider, packages among it, and what could not be brought. */
const LOOKS: readonly (readonly [OrderStatus, number])[] = [
  ['ready_for_pickup', 5],
  ['received', 2],
  ['failed', 1],
];
const CREDIT = 100;

async function assign(work: Work, { id: orderId, currency }: ListedOrder): Promise<void> {
  const { staff, choices } = work;
  const rider = choices.pick(staff.riders.filter((each) => each.currency === currency));
  const body = { rider_id: rider.id, reason: 'It waits for a rider.' };
  await move(work, staff.support, opsEndpoints.assignRider, { what: 'assigned', orderId, body });
}

async function settleFailed(work: Work, { id: orderId }: ListedOrder): Promise<void> {
  const { staff, choices } = work;
  const step = { orderId, body: { reason: 'It was our mistake.' } };
  if (choices.chance(0.4))
    await move(work, staff.support, opsEndpoints.sendOrderAgain, { ...step, what: 'sent again' });
  else if (choices.chance(0.5)) {
    const body = { ...step.body, amount: CREDIT };
    await move(work, staff.support, opsEndpoints.refundOrder, { orderId, body, what: 'credited' });
  } else await move(work, staff.support, opsEndpoints.completeSupportOrder, { ...step, what: 'completed by support' });
}

async function take(work: Work, order: ListedOrder): Promise<void> {
  if (order.status === 'failed') return settleFailed(work, order);
  if (order.status === 'received' && order.class !== 'package_delivery') return;
  if (work.choices.chance(0.02)) {
    const body = { reason: 'No rider can be had.' };
    await move(work, work.staff.support, opsEndpoints.giveUpOrder, { what: 'given up', orderId: order.id, body });
  } else await assign(work, order);
}

/** A look at the orders of all vendors. */
export async function workAsSupport(work: Work): Promise<void> {
  const query = { status: chooseWeighted(work.choices, LOOKS) };
  const listed = await work.send(work.staff.support, opsEndpoints.listSupportOrders, { query });
  if (!listed.ok) return;
  for (const order of listed.data.orders) {
    if (work.signal.aborted) return;
    await take(work, order);
  }
}
