import type { Currency } from '@jara/contract';

/** A rider's phone is of the country that they ride in, and so is an order's currency. */
const CALLING_CODE = { NGN: '234', GHS: '233' } as const satisfies Record<Currency, string>;

export const ridesWhereOrdered = ({ phone }: { readonly phone: string }, currency: Currency): boolean =>
  phone.startsWith(CALLING_CODE[currency]);
