import type { OrderHistory } from '@jara/contract';

type Entry = OrderHistory['ledger'][number];
export type Movement = Pick<Entry, 'kind' | 'description' | 'created_at'> & { readonly entries: readonly Entry[] };

/** Entries of one movement stand together. */
export function movementsOf(ledger: readonly Entry[]): Movement[] {
  const byMovement = Map.groupBy(ledger, ({ kind, description, created_at }) => `${created_at} ${kind} ${description}`);
  return [...byMovement.values()].flatMap((entries) => {
    const [first] = entries;
    return first ? [{ kind: first.kind, description: first.description, created_at: first.created_at, entries }] : [];
  });
}
