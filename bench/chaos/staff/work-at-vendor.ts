import { menuEditingEndpoints, type OrderStatus, opsEndpoints, type VendorOrder } from '@jara/contract';
import { chooseWeighted } from '../visitor.ts';
import type { Member } from './add-staff.ts';
import { askForPin, move, type Work } from './work.ts';

/** The later ones are looked at for what got stuck as something broke. */
const LOOKS: readonly (readonly [OrderStatus, number])[] = [
  ['received', 6],
  ['fresh', 1],
  ['awaiting_pickup', 1],
];

/** A dish of it cannot be had: its price goes back, and the menu has it again soon. */
async function runOut(work: Work, vendor: Member, { id: orderId, items }: VendorOrder): Promise<void> {
  const dishes = items.filter(({ type }) => type === 'menu');
  const [dish] = dishes;
  if (dish === undefined || dishes.length < 2) return;
  const body = { item_id: dish.item_id, pack_reference: dish.pack_reference };
  await move(work, vendor, opsEndpoints.stockOut, { what: 'out of stock', orderId, body });
  const params = { id: dish.item_id };
  await work.send(vendor, menuEditingEndpoints.setDishAvailability, { params, body: { availability: 'available' } });
}

async function handOver(work: Work, vendor: Member, { id: orderId }: VendorOrder): Promise<void> {
  const pin = await askForPin(work, orderId);
  if (pin === undefined) return;
  const { completeVendorOrder } = opsEndpoints;
  await move(work, vendor, completeVendorOrder, { what: 'fetched with its PIN', orderId, body: { pin } });
}

async function take(work: Work, vendor: Member, order: VendorOrder): Promise<void> {
  const { choices } = work;
  const orderId = order.id;
  if (order.status === 'received') {
    if (choices.chance(0.04)) {
      const body = { reason: 'The kitchen is closed.' };
      await move(work, vendor, opsEndpoints.rejectOrder, { what: 'rejected', orderId, body });
      return;
    }
    if (choices.chance(0.05)) await runOut(work, vendor, order);
    if (!(await move(work, vendor, opsEndpoints.acceptOrder, { what: 'accepted', orderId }))) return;
  }
  if (order.status !== 'awaiting_pickup')
    if (!(await move(work, vendor, opsEndpoints.readyOrder, { what: 'ready', orderId }))) return;
  if (order.class === 'pickup') await handOver(work, vendor, order);
}

/** A look at the orders of a vendor, each of which goes on as far as the vendor takes it. */
export async function workAtVendor(work: Work, vendor: Member): Promise<void> {
  const query = { status: chooseWeighted(work.choices, LOOKS) };
  const listed = await work.send(vendor, opsEndpoints.listVendorOrders, { query });
  if (!listed.ok) return;
  for (const order of listed.data.orders) {
    if (work.signal.aborted) return;
    await take(work, vendor, order);
  }
}
