import type { Discount, MinorUnits } from '@jara/contract';
import { bagLines } from './before-fees.ts';
import type { FeeBreakdown, FeeLine, Priced } from './priced-order.ts';

const money = (amount: number) => amount as MinorUnits;
const offOf = (discounts: readonly Discount[]) => discounts.reduce((sum, { amount_off }) => sum + amount_off, 0);

const isOffDelivery = ({ target }: Discount) => target === 'deliveryfees';

type Delivery = {
  readonly lines: readonly FeeLine[];
  /** What a discount of the delivery takes off the surge, which has its own line and stays what it is. */
  readonly offSurge: number;
};
const NO_DELIVERY: Delivery = { lines: [], offSurge: 0 };

/** Spec §9: surge is what the busy hour adds, so that delivery itself stays what it is at other hours. */
function deliveryOf({ fee, discounts }: Priced): Delivery {
  const { original_delivery_amount, final_delivery_amount, delivery_price_factor, small_order_amount } = fee;
  const isBusy = delivery_price_factor > 1;
  const before = isBusy ? original_delivery_amount : final_delivery_amount;
  const surge = isBusy ? final_delivery_amount - original_delivery_amount : 0;
  const off = offOf(discounts.filter(isOffDelivery));
  const amount = money(Math.max(before - off, 0));
  const struck = Math.max(original_delivery_amount, before);
  const lines: FeeLine[] = [
    { label: 'Delivery fee', amount, ...(amount < struck && { struck: money(struck) }) },
    ...(isBusy ? [{ label: 'Surge fee' as const, amount: money(surge) }] : []),
    ...(small_order_amount > 0 ? [{ label: 'Small order fee' as const, amount: small_order_amount }] : []),
  ];
  return { lines, offSurge: Math.min(Math.max(off - before, 0), surge) };
}

/**
 * Spec §9: what an order costs, line by line. For pickup: subtotal and service fee; else bags and delivery too. What is
 * off 'menus' is in the subtotal already.
 */
export function feeBreakdown(priced: Priced): FeeBreakdown {
  const { order_class, subtotal, fee, discounts } = priced;
  const isBrought = order_class !== 'pickup';
  const delivery = isBrought ? deliveryOf(priced) : NO_DELIVERY;
  const lines: FeeLine[] = [
    { label: 'Subtotal', amount: subtotal },
    ...delivery.lines,
    { label: 'Service fee', amount: fee.final_service_amount },
    ...bagLines(priced),
  ];
  const others = discounts.filter((each) => each.target !== 'menus' && !isOffDelivery(each));
  const before = lines.reduce((sum, { amount }) => sum + amount, 0);
  const off = Math.min(offOf(others) + delivery.offSurge, before);
  if (off > 0) {
    const named = delivery.offSurge > 0 ? [...discounts.filter(isOffDelivery), ...others] : others;
    const detail = named.map(({ description }) => description).join(', ');
    lines.push({ label: 'Discount', amount: money(-off), detail });
  }
  return { lines, total: money(before - off) };
}
