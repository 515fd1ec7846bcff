import type { FeeLine, MinorUnits, Order } from '@jara/contract';

export type TotalLine = Omit<FeeLine, 'label'> & { readonly label: string };

/** Spec §2: the lines as they were paid, and whatever of the order's fees none of them names. */
export function totalLines(order: Order): TotalLine[] {
  const fees: readonly [label: string, amount: MinorUnits][] = [
    ['Delivery fee', order.delivery_price],
    ['Service fee', order.service_price],
    [order.class === 'package_delivery' ? 'Protection fee' : 'Safety fee', order.safety_fee],
    ['Bags', order.bag_information.total_amount],
  ];
  const unnamed = fees.filter(([label, amount]) => amount > 0 && !order.lines.some((line) => line.label === label));
  return [...order.lines, ...unnamed.map(([label, amount]) => ({ label, amount }))];
}
