import type { ChosenModifier } from '@jara/contract';
import { type CartLine, type CartPack, type Packs, tidy } from './packs.ts';

export type Change = { readonly quantity: number; readonly modifiers: readonly ChosenModifier[] };

type NewId = () => string;

export const findLine = (cart: Packs, lineId: string): CartLine | undefined =>
  cart.packs.flatMap(({ lines }) => lines).find(({ id }) => id === lineId);

/** Spec §4: a quantity of 0 removes the item, and its pack with the last one. With modifiers, each unit is a pack. */
export function changeItem(cart: Packs, lineId: string, { quantity, modifiers }: Change, newId: NewId): Packs {
  const isModified = modifiers.length > 0;

  function change(pack: CartPack): readonly CartPack[] {
    const line = pack.lines.find(({ id }) => id === lineId);
    if (!line) return [pack];
    // A plain item that is given modifiers leaves the pack that it shared.
    const staysHere = quantity > 0 && !(isModified && pack.type === 'normal');
    const stays = staysHere ? [{ ...line, modifiers, quantity: isModified ? 1 : quantity }] : [];
    const lines = pack.lines.flatMap((each) => (each === line ? stays : [each]));
    const further = isModified ? Math.max(quantity - stays.length, 0) : 0;
    const units = Array.from(
      { length: further },
      (): CartPack => ({
        reference: newId(),
        type: 'single',
        lines: [{ ...line, id: newId(), modifiers, quantity: 1 }],
      }),
    );
    return [{ ...pack, lines }, ...units];
  }

  return tidy({ ...cart, packs: cart.packs.flatMap(change) });
}
