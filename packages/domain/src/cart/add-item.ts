import type { CartLine, CartPack, KeptModifier, Packs } from './packs.ts';

export type NewItem = {
  readonly item_id: number;
  readonly quantity: number;
  readonly modifiers: readonly KeptModifier[];
  /** Decisions §10: its price description says so. */
  readonly isPerPack: boolean;
  readonly name?: string;
  /** The group pack that a plain item joins, or makes where it is not there; the current one if nothing is said. */
  readonly pack?: string | undefined;
};

type NewId = () => string;

const lineOf = ({ item_id, modifiers, name }: NewItem, quantity: number, newId: NewId): CartLine => ({
  id: newId(),
  item_id,
  quantity,
  modifiers,
  ...(name !== undefined && { name }),
});

/** Spec §4 Cart: one pack per unit with modifiers, one pack for what is priced per pack, else the current group pack. */
export function addItem(cart: Packs, item: NewItem, newId: NewId): Packs {
  const ownPack = (quantity: number): CartPack => ({
    reference: newId(),
    type: 'single',
    lines: [lineOf(item, quantity, newId)],
  });
  if (item.quantity <= 0) return cart;
  if (item.modifiers.length > 0) {
    const units = Array.from({ length: item.quantity }, () => ownPack(1));
    return { ...cart, packs: [...cart.packs, ...units] };
  }
  if (item.isPerPack) return { ...cart, packs: [...cart.packs, ownPack(item.quantity)] };
  return joinGroup(cart, item, newId);
}

function joinGroup({ packs, current }: Packs, item: NewItem, newId: NewId): Packs {
  const wanted = item.pack ?? current;
  const group = packs.find(({ reference, type }) => reference === wanted && type === 'normal');
  if (!group) {
    const lines = [lineOf(item, item.quantity, newId)];
    const made: CartPack = { reference: item.pack ?? newId(), type: 'normal', lines };
    return { packs: [...packs, made], current: made.reference };
  }
  const known = group.lines.find(({ item_id }) => item_id === item.item_id);
  const lines = known
    ? group.lines.map((line) => (line === known ? { ...line, quantity: line.quantity + item.quantity } : line))
    : [...group.lines, lineOf(item, item.quantity, newId)];
  return { packs: packs.map((pack) => (pack === group ? { ...pack, lines } : pack)), current };
}

/** Whether a plain item may be put into this pack: a group pack, or one that is yet to be made. */
export const mayJoin = ({ packs }: Packs, wanted: string): boolean =>
  packs.every(
    ({ reference, type, lines }) =>
      (reference !== wanted || type === 'normal') && lines.every(({ id }) => id !== wanted),
  );

/** Spec §2: 'Add another pack' starts a new one; it is there once something is in it. */
export const startPack = (cart: Packs): Packs => ({ ...cart, current: null });
