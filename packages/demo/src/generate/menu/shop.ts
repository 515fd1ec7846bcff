import type { CountryCode } from '@jara/contract';
import type { DemoRows } from '../../rows.ts';
import type { Ids } from '../ids.ts';
import { roundToStep } from '../money.ts';
import type { Random } from '../random.ts';

/** One vendor while its menu is written. */
export type Shop = {
  readonly vendor_id: number;
  readonly country: CountryCode;
  /** Where the vendor stands between the cheapest, 0, and the dearest, 0.7: its dishes differ less than vendors do. */
  readonly level: number;
  readonly random: Random;
  readonly ids: Ids;
  readonly rows: DemoRows;
};

/** What the shop asks for a small thing that has one usual price in each country. */
export function ask({ country, level }: Shop, usual: { readonly naira: number; readonly cedis: number }): number {
  return roundToStep((country === 'NG' ? usual.naira : usual.cedis) * (0.9 + level * 0.3), country);
}
