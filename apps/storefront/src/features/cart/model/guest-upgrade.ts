import { isTransient } from '@/shared/api/query-client.ts';
import type { CartCopy } from './cart-copy.ts';
import type { CartWorld } from './cart-world.ts';
import { type Eras, Gone } from './eras.ts';
import { settleAll } from './settle.ts';

/** What a guest had becomes the customer's. */
export function createGuestUpgrade(world: Pick<CartWorld, 'upgrade'>, copy: CartCopy, eras: Eras) {
  let isDone = false;
  /** It is refused to them: asking again would not help. */
  let isRefused = false;
  return {
    /** Fails only where it may work later. */
    async upgrade(): Promise<void> {
      if (isRefused) return;
      try {
        const carts = await eras.inThisEra(world.upgrade());
        if (!carts) return;
        isDone = true;
        copy.update((latest) => settleAll(carts, latest));
      } catch (error) {
        if (isTransient(error) || error instanceof Gone) throw error;
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
