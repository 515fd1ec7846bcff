import { type Packs, tidy } from './packs.ts';

export const hasPack = ({ packs }: Packs, wanted: string) => packs.some(({ reference }) => reference === wanted);

/** Spec §4: the same items under new ids, as the last pack. */
export function duplicatePack(cart: Packs, wanted: string, newId: () => string): Packs {
  const pack = cart.packs.find(({ reference }) => reference === wanted);
  if (!pack) return cart;
  const copy = { ...pack, reference: newId(), lines: pack.lines.map((line) => ({ ...line, id: newId() })) };
  return { ...cart, packs: [...cart.packs, copy] };
}

export const removePack = (cart: Packs, wanted: string): Packs =>
  tidy({ ...cart, packs: cart.packs.filter(({ reference }) => reference !== wanted) });
