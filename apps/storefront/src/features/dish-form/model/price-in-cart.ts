import { newId } from '@jara/api-client';
import { type ChosenModifier, type MenuItem, type MinorUnits, PER_PACK } from '@jara/contract';
import { type CartLine, type MenuOf, NO_PACKS, type Packs, priceOfChange, priceOfEdit } from '@jara/domain/cart';

/** Of what is chosen in the form: how many, each with which options. */
export type Chosen = { readonly quantity: number; readonly modifiers: readonly ChosenModifier[] };

/** The cart that a dish is added to, and its menu as far as it is known. */
export type CartAndMenu = { readonly cart: Packs | undefined; readonly menu: Readonly<Record<string, MenuItem>> };

const menuWith =
  ({ menu }: CartAndMenu, dish: MenuItem): MenuOf =>
  (id) =>
    id === dish.id ? dish : menu[id];

/** What the subtotal grows by: the dish with its options, and a container where the cart does not have one for it. */
export function priceToAdd(at: CartAndMenu, dish: MenuItem, { quantity, modifiers }: Chosen): MinorUnits {
  const price = (count: number, isPerPack: boolean) =>
    priceOfChange(
      at.cart ?? NO_PACKS,
      { type: 'add', id: newId(), item_id: dish.id, quantity: count, modifiers, isPerPack },
      menuWith(at, dish),
    );
  // Choices that are still to be made will make each unit a pack of its own.
  const isToChoose = modifiers.length === 0 && dish.groups.some(({ minimum }) => minimum > 0);
  return isToChoose
    ? ((quantity * price(1, true)) as MinorUnits)
    : price(quantity, dish.price_description === PER_PACK);
}

/** What a line of the cart will cost as it is edited now. */
export const priceOfEdited = (at: CartAndMenu, dish: MenuItem, line: CartLine, chosen: Chosen): MinorUnits =>
  priceOfEdit(at.cart ?? NO_PACKS, { id: newId(), lineId: line.id, item_id: dish.id, ...chosen }, menuWith(at, dish));
