import type { CountryCode, MinorUnits } from '@jara/contract';

/** A range of delivery fees in major units: from `minimum` up to, and not including, `maximum`. */
export type DeliveryFeeRange = { readonly minimum: number; readonly maximum?: number };

/** Decisions §4. */
export const DELIVERY_FEE_RANGES = {
  NG: [
    { minimum: 0, maximum: 500 },
    { minimum: 500, maximum: 1000 },
    { minimum: 1000, maximum: 2000 },
    { minimum: 2000 },
  ],
  GH: [{ minimum: 0, maximum: 10 }, { minimum: 10, maximum: 20 }, { minimum: 20, maximum: 40 }, { minimum: 40 }],
} as const satisfies Record<CountryCode, readonly DeliveryFeeRange[]>;

/** Spec §5: minimum inclusive, maximum exclusive, both times 100. */
export function isWithinFeeRange(fee: MinorUnits, { minimum, maximum }: DeliveryFeeRange): boolean {
  return fee >= minimum * 100 && (maximum === undefined || fee < maximum * 100);
}
