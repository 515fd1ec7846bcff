import type { Currency } from '@jara/contract';

/** Whoever has no city yet rides in the country of their phone. */
const CALLING_CODE = { NGN: '234', GHS: '233' } as const satisfies Record<Currency, string>;

export type Rider = {
  readonly phone: string;
  /** Of their city. */
  readonly currency: Currency | null;
};

/** Decisions §11: nobody is given an order across a border; its currency is its country's. */
export const ridesWhereOrdered = ({ phone, currency }: Rider, ordered: Currency): boolean =>
  currency === null ? phone.startsWith(CALLING_CODE[ordered]) : currency === ordered;
