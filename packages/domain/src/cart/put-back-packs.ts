import { type CartPack, type Packs, tidy } from './packs.ts';

/** Packs that were removed, each with its place among the packs before. */
export type PutBack = {
  readonly packs: readonly (CartPack & { readonly at: number })[];
  /** The group pack that the next plain item joined. */
  readonly current: string | null;
};

const idsOf = ({ reference, lines }: CartPack) => [reference, ...lines.map(({ id }) => id)];

/** Undoes a removal: the packs are back under their own ids, where they stood. One that is there stays as it is. */
export function putBackPacks(cart: Packs, removed: PutBack): Packs {
  const present = new Set(cart.packs.flatMap(idsOf));
  const missing = removed.packs
    .filter((pack) => !idsOf(pack).some((id) => present.has(id)))
    .toSorted((a, b) => a.at - b.at);
  if (missing.length === 0) return cart;
  const packs = missing.reduce<readonly CartPack[]>((all, { at, ...pack }) => all.toSpliced(at, 0, pack), cart.packs);
  const isThere = packs.some(({ reference }) => reference === removed.current);
  return tidy({ packs, current: isThere ? removed.current : cart.current });
}
