import { isTransient } from '@jara/api-client';
import type { CartStorePorts } from '../store/cart-store-ports.ts';

/** Spec §9. */
export const RETRIES = 3;

type Parts = Pick<CartStorePorts, 'withTabLock' | 'isOnline' | 'whenReachable'>;

/** Makes a call under the tab lock, and retries it after a transient failure. */
export async function retryWithTabLock<T>(
  { withTabLock, isOnline, whenReachable }: Parts,
  call: () => Promise<T>,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await withTabLock(call);
    } catch (error) {
      if (failures === RETRIES || !isTransient(error) || !isOnline()) throw error;
      await whenReachable(failures + 1, error);
    }
  }
}
