import { type CartLine, type CartPack, type KeptModifier, type Packs, tidy } from './packs.ts';

export type Change = { readonly quantity: number; readonly modifiers: readonly KeptModifier[] };

type NewId = () => string;

/** A line by its id, and by its place if the dish had joined another line of its pack. */
export type LineName = {
  readonly lineId: string;
  readonly item_id: number;
  readonly pack?: string | undefined;
};

/** A group pack has a dish once: what was added to it by two devices at once is one line, under the first one's id. */
export function findLine({ packs }: Packs, { lineId, item_id, pack }: LineName): CartLine | undefined {
  const byId = packs.flatMap(({ lines }) => lines).find(({ id }) => id === lineId);
  if (byId) return byId.item_id === item_id ? byId : undefined;
  const group = packs.find(({ reference, type }) => reference === pack && type === 'normal');
  return group?.lines.find((line) => line.item_id === item_id);
}

/** What stays chosen keeps its name. */
const withNames = (modifiers: readonly KeptModifier[], before: CartLine): KeptModifier[] =>
  modifiers.map((chosen) => ({
    ...chosen,
    name: chosen.name ?? before.modifiers.find(({ id }) => id === chosen.id)?.name,
  }));

/** Spec §4: a quantity of 0 removes the item, and its pack with the last one. With modifiers, each unit is a pack. */
export function changeItem(cart: Packs, name: LineName, { quantity, modifiers: chosen }: Change, newId: NewId): Packs {
  const isModified = chosen.length > 0;
  const line = findLine(cart, name);
  if (!line) return cart;

  function change(pack: CartPack): readonly CartPack[] {
    if (!line || !pack.lines.includes(line)) return [pack];
    const modifiers = withNames(chosen, line);
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
