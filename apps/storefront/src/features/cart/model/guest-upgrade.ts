import { isTransient } from '@/shared/api/query-client.ts';
import type { CartCopy } from './cart-copy.ts';
import type { CartStorePorts } from './cart-store-ports.ts';
import { reconcileAll } from './reconcile.ts';
import { type SessionEpoch, StaleSessionError } from './session-epoch.ts';

/** What a guest had becomes the customer's. */
export function createGuestUpgrade(ports: Pick<CartStorePorts, 'upgrade'>, copy: CartCopy, epoch: SessionEpoch) {
  let isDone = false;
  /** It is refused to them: asking again would not help. */
  let isRefused = false;
  return {
    /** Fails only where it may work later. */
    async upgrade(): Promise<void> {
      if (isRefused) return;
      try {
        const carts = await epoch.guard(ports.upgrade());
        if (!carts) return;
        isDone = true;
        copy.update((latest) => reconcileAll(carts, latest));
      } catch (error) {
        if (isTransient(error) || error instanceof StaleSessionError) throw error;
        isRefused = true;
      }
    },
    /** Whether it was done since this was last asked. */
    wasDone(): boolean {
      const wasDone = isDone;
      isDone = false;
      return wasDone;
    },
    /** Whoever comes next is somebody else. */
    forget(): void {
      isDone = false;
      isRefused = false;
    },
  };
}

export type GuestUpgrade = ReturnType<typeof createGuestUpgrade>;
