import type { MinorUnits, Order } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { packsOfOrder } from '@jara/domain/order';
import { dateAndTime } from '@jara/domain/preorder';
import { packageFacts } from './package-facts.ts';
import { totalLines } from './total-lines.ts';

/** Whether money was paid for it, or a discount has paid all of it. */
export const isPaidOrder = ({ timeline }: Pick<Order, 'timeline'>): boolean =>
  timeline.some(({ action }) => action === 'MADE_PAYMENT');

/** A receipt as words, to be shared. It has no PIN and no contacts: whoever reads it is given nothing. */
export function receiptText(order: Order): string {
  const { currency, package_information: carried } = order;
  const money = (amount: number) => formatMoney(amount as MinorUnits, currency);
  const packs = packsOfOrder(order).flatMap(({ name, dishes, container }) => [
    '',
    name,
    ...dishes.flatMap(({ quantity, name: dish, price, options }) => [
      `${quantity} × ${dish}  ${money(price)}`,
      ...options.map((option) => `   ${option.quantity} × ${option.name}  ${money(option.price)}`),
    ]),
    ...(container ? [`${container.name}  ${money(container.price)}`] : []),
  ]);
  return [
    `Receipt for order #${order.id}`,
    `${order.vendor.name}, ${dateAndTime(order.created_at, currency)}`,
    ...packs,
    ...(carried ? ['', ...packageFacts(carried, currency).map((fact) => fact.join('  '))] : []),
    '',
    ...totalLines(order).map(({ label, amount }) => `${label}  ${money(amount)}`),
    `Total  ${money(order.total_price)}`,
    ...order.paid_by.map(({ method, amount }) => `Paid with ${method}  ${money(amount)}`),
    ...(order.redelivery
      ? [
          `Redelivery fee  ${money(order.redelivery.amount)}`,
          `Paid with ${order.redelivery.paid_by}  ${money(order.redelivery.amount)}`,
        ]
      : []),
    ...(order.refunded > 0 ? [`Refunded to your wallet  ${money(order.refunded)}`] : []),
  ].join('\n');
}
