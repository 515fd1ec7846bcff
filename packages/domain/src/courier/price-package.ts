import type { CountryCode, DeliveryFee, FeeLine, MinorUnits } from '@jara/contract';
import { quoteWay } from '../pricing/index.ts';

const money = (amount: number) => amount as DeliveryFee['amount'];

/** Spec §9: 2 % of the declared worth, to the nearest minor unit. */
export const protectionFee = (worth: number): DeliveryFee['amount'] => money(Math.round((worth * 2) / 100));

/** Before the first kilometre, in minor units: a rider comes for the package alone. */
const BASE = { NG: 80_000, GH: 1_500 } as const satisfies Record<CountryCode, number>;

type Way = { readonly country: CountryCode; readonly km: number; readonly factor: number };

/** What it costs to bring a package. There is no service fee and no smallest order. */
export const quotePackageFee = ({ country, km, factor }: Way): Omit<DeliveryFee, 'id'> =>
  quoteWay({ country, km, factor, base: BASE[country] as MinorUnits });

type Priced = {
  readonly fee: Omit<DeliveryFee, 'id'>;
  readonly worth: number;
  readonly isProtected: boolean;
};

/** Spec §9: the delivery fee, and the protection fee only when protection is on. */
export function packageBreakdown({ fee, worth, isProtected }: Priced): { lines: FeeLine[]; total: MinorUnits } {
  const { original_delivery_amount: original, final_delivery_amount: final } = fee;
  const lines: FeeLine[] = [
    { label: 'Delivery fee', amount: original },
    ...(final > original ? [{ label: 'Surge fee' as const, amount: money(final - original) }] : []),
    ...(isProtected ? [{ label: 'Protection fee' as const, amount: protectionFee(worth) }] : []),
  ];
  return { lines, total: money(lines.reduce((sum, { amount }) => sum + amount, 0)) };
}
