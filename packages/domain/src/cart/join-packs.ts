import type { Packs } from './packs.ts';

/**
 * Decisions §3: a guest's packs go behind those that the customer has. A line that both have is there once, and a pack
 * whose id the customer's cart has already gets another.
 */
export function joinPacks(own: Packs, guests: Packs, newId: () => string): Packs {
  const lineIds = new Set(own.packs.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const references = new Set(own.packs.map(({ reference }) => reference));
  const behind = guests.packs
    .map(({ reference, type, lines }) => ({
      reference: references.has(reference) ? newId() : reference,
      type,
      lines: lines.filter(({ id }) => !lineIds.has(id)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return { packs: [...own.packs, ...behind], current: own.current ?? guests.current };
}
