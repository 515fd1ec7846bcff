import type { MinorUnits } from '@jara/contract';
import type { Change, LineName } from './change-item.ts';
import { changePacks, type PacksChange } from './change-packs.ts';
import type { Packs } from './packs.ts';
import { type MenuOf, pricePacks, subtotalOf } from './price-packs.ts';

/** What a change adds to the subtotal, containers included: a pack has one, however many dishes share it. */
export const priceOfChange = (cart: Packs, change: PacksChange, menuOf: MenuOf): MinorUnits =>
  (subtotalOf(pricePacks(changePacks(cart, change).packs, menuOf)) -
    subtotalOf(pricePacks(cart.packs, menuOf))) as MinorUnits;

/** What a line that is edited adds to the cart without it. */
export function priceOfEdit(
  cart: Packs,
  edit: LineName & Change & { readonly id: string },
  menuOf: MenuOf,
): MinorUnits {
  const change = { ...edit, type: 'change item' } as const;
  return (priceOfChange(cart, change, menuOf) - priceOfChange(cart, { ...change, quantity: 0 }, menuOf)) as MinorUnits;
}
