import type { Currency, FeeLine, MinorUnits } from '@jara/contract';
import { formatMoney } from '../money/index.ts';

/** What of a quote a person would want to know has changed. */
export type QuoteToCompare = {
  /** By a key of its own, what each thing in the cart is called and costs. */
  readonly prices: Readonly<Record<string, { readonly name: string; readonly price: number }>>;
  readonly lines: readonly FeeLine[];
  readonly total: number;
  readonly cart_version: number;
};

/** The subtotal is left out: what it is made of is named. */
const NAMED_LINES = {
  'Delivery fee': 'The delivery fee is',
  'Surge fee': 'The surge fee is',
  'Small order fee': 'The small order fee is',
  'Service fee': 'The service fee is',
  Bags: 'The bags are',
  Discount: 'The discount is',
} as const satisfies Partial<Record<FeeLine['label'], string>>;

type Named = keyof typeof NAMED_LINES;

function changedThings(before: QuoteToCompare, after: QuoteToCompare, money: (amount: number) => string): string[] {
  const now = Object.entries(after.prices).flatMap(([key, { name, price }]) => {
    const then = before.prices[key];
    if (!then) return [`${name} is new in your cart.`];
    return then.price === price ? [] : [`${name} is now ${money(price)}.`];
  });
  const gone = Object.entries(before.prices).filter(([key]) => !after.prices[key]);
  return [...now, ...gone.map(([, { name }]) => `${name} is no longer in your cart.`)];
}

/** What changed from one quote to the next, a sentence each: 'Jollof rice is now ₦2,200.00.' */
export function quoteChanges(before: QuoteToCompare, after: QuoteToCompare, currency: Currency): string[] {
  // A discount is a line below zero; people call it by what it takes off.
  const money = (amount: number) => formatMoney(Math.abs(amount) as MinorUnits, currency);
  const amountOf = ({ lines }: QuoteToCompare, label: FeeLine['label']) =>
    lines.find((line) => line.label === label)?.amount ?? 0;
  const things = changedThings(before, after, money);
  const isOtherCart =
    before.cart_version !== after.cart_version && amountOf(before, 'Subtotal') !== amountOf(after, 'Subtotal');
  const lines = (Object.keys(NAMED_LINES) as Named[])
    .filter((label) => amountOf(before, label) !== amountOf(after, label))
    .map((label) => `${NAMED_LINES[label]} now ${money(amountOf(after, label))}.`);
  return [
    ...things,
    ...(things.length === 0 && isOtherCart ? ['Your cart has changed.'] : []),
    ...lines,
    ...(before.total === after.total ? [] : [`The total is now ${money(after.total)}.`]),
  ];
}
