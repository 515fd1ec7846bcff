import { ApiError, messageOr } from '@jara/api-client';
import { OUTAGES } from '@jara/contract';
import type { Change } from '../state/cart-state-schema.ts';

/** Spec §8: what is said where the server gives no message. */
const REMOVING_FAILED: Partial<Record<Change['type'], string>> = {
  'remove pack': 'Error deleting pack',
  clear: 'Error deleting cart',
};

/** A removal is sent now or given up: it must not take effect later. */
export const isRemoval = ({ type }: Change): boolean => type in REMOVING_FAILED;

/** The target of a removal is gone: by this change, whose response was lost, or by another device. */
export const isRemovedAlready = (change: Change, error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 404 &&
  (isRemoval(change) || (change.type === 'change item' && change.quantity === 0));

/** Spec §8: why a change was not made. */
export const refusalOf = (error: unknown, { type }: Change): string =>
  messageOr(error, REMOVING_FAILED[type] ?? OUTAGES.UNAVAILABLE.message);

/** Spec §7: what is said of a change when it is made. A cart that gives way to a saved one is told with that one. */
export function successMessage(change: Change, message: string): string | undefined {
  const isToldElsewhere = change.type === 'clear' && change.isReplaced;
  return isRemoval(change) && !isToldElsewhere && message ? message : undefined;
}
