import type { ChosenModifier, PackType } from '@jara/contract';

/** What was chosen, under the name that it had on the menu then. */
export type KeptModifier = ChosenModifier & { readonly name?: string | undefined };

/** An item in a pack, as it was put there. What it costs is said by the menu, never by the cart. */
export type CartLine = {
  readonly id: string;
  readonly item_id: number;
  readonly quantity: number;
  readonly modifiers: readonly KeptModifier[];
  /** What it was called when it was put there: the menu may lose it. */
  readonly name?: string | undefined;
};

export type CartPack = { readonly reference: string; readonly type: PackType; readonly lines: readonly CartLine[] };

/** What of a cart its rules are about. `current` is the group pack that the next plain item joins. */
export type Packs = { readonly packs: readonly CartPack[]; readonly current: string | null };

export const NO_PACKS: Packs = { packs: [], current: null };

export const packName = (index: number) => `Pack ${index + 1}`;

/** No pack is empty, and the current one is there: else the last group pack is, if there is any. */
export function tidy({ packs, current }: Packs): Packs {
  const filled = packs.filter(({ lines }) => lines.length > 0);
  const groups = filled.filter(({ type }) => type === 'normal');
  const isThere = groups.some(({ reference }) => reference === current);
  return { packs: filled, current: isThere || current === null ? current : (groups.at(-1)?.reference ?? null) };
}
