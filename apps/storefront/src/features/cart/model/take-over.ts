import { cartOf } from './apply-change.ts';
import { type CartState, NO_CARTS } from './cart-state.ts';

/** What was lost, and on it what has been done since. */
export const putBack = (lost: CartState, latest: CartState): CartState => ({
  ...latest,
  active: latest.active ?? lost.active,
  held: { ...lost.held, ...latest.held },
  menu: { ...lost.menu, ...latest.menu },
  queue: [...lost.queue, ...latest.queue],
});

/** Nothing but what was done after `before`. */
export function onlySince(before: ReadonlySet<string>, { menu, queue }: CartState): CartState {
  const since = queue.filter(({ id }) => !before.has(id));
  return { ...NO_CARTS, menu, queue: since, active: since.find(({ type }) => type === 'add')?.vendorId ?? null };
}

export const holdsNothing = ({ held, queue }: CartState): boolean =>
  Object.keys(held).length === 0 && queue.length === 0;

/** The vendors of all carts, the last changed first. */
export function vendorsWithCarts(state: CartState): number[] {
  const ids = new Set([...Object.keys(state.held).map(Number), ...state.queue.map(({ vendorId }) => vendorId)]);
  const changedAt = (id: number) => state.held[id]?.updated_at ?? '9';
  return [...ids]
    .filter((id) => cartOf(state, id) !== undefined)
    .toSorted((a, b) => changedAt(b).localeCompare(changedAt(a)));
}
