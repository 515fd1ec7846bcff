import { isTransient } from '@jara/api-client';
import type { CartStorePorts } from '../store/cart-store-ports.ts';
import type { LocalCarts } from '../store/local-carts.ts';
import { reconcileAll } from './reconcile.ts';
import { type SessionEpoch, StaleSessionError } from './session-epoch.ts';

/** Merges a guest's carts into the customer's after a sign-in. */
export function createGuestUpgrade(ports: Pick<CartStorePorts, 'upgrade'>, local: LocalCarts, epoch: SessionEpoch) {
  let isDone = false;
  /** The server has refused it for good: it is not retried. */
  let isRefused = false;
  return {
    /** Throws only what a retry may mend. */
    async upgrade(): Promise<void> {
      if (isRefused) return;
      try {
        const carts = await epoch.guard(ports.upgrade());
        if (!carts) return;
        isDone = true;
        local.update((latest) => reconcileAll(carts, latest));
      } catch (error) {
        if (isTransient(error) || error instanceof StaleSessionError) throw error;
        isRefused = true;
      }
    },
    /** Whether an upgrade was made since the last call. */
    wasDone(): boolean {
      const wasDone = isDone;
      isDone = false;
      return wasDone;
    },
    /** After a sign-out. */
    reset(): void {
      isDone = false;
      isRefused = false;
    },
  };
}

export type GuestUpgrade = ReturnType<typeof createGuestUpgrade>;
