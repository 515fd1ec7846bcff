import { type Quote, quote } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { lastQuote, type ShownCart } from '@/features/cart/data.ts';

const keptQuote = z.object({ of: z.string(), at: z.number(), ...quote.pick({ lines: true, total: true }).shape });
export type KeptQuote = z.infer<typeof keptQuote>;
const stored = storedJson(lastQuote, (json) => keptQuote.safeParse(json).data);

/** All that the fees depend on and that is known without a network. */
const cartOf = ({ cartId, subtotal, class: orderClass, bag_quantity }: ShownCart, addressId: number | undefined) =>
  JSON.stringify([cartId, subtotal, orderClass, bag_quantity, orderClass === 'pickup' ? undefined : addressId]);

/** Kept for a page that is opened without a network. It is shown there, and nothing is ordered with it. */
export function keepQuote(cart: ShownCart, addressId: number | undefined, { lines, total }: Quote, at: number): void {
  stored.write({ of: cartOf(cart, addressId), at, lines, total });
}

/** What the cart cost, as long as nothing in it has changed since. */
export function keptQuoteOf(cart: ShownCart, addressId: number | undefined): KeptQuote | undefined {
  const kept = stored.read();
  return kept?.of === cartOf(cart, addressId) ? kept : undefined;
}
