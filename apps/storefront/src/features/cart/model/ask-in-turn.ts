import { isTransient } from '@/shared/api/query-client.ts';
import type { CartWorld } from './cart-world.ts';

/** Spec §9. */
export const RETRIES = 3;

type Parts = Pick<CartWorld, 'inTurn' | 'isOnline' | 'whenReachable'>;

/** Asks the server in turn, again while that may help. */
export async function askInTurn<T>({ inTurn, isOnline, whenReachable }: Parts, ask: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await inTurn(ask);
    } catch (error) {
      if (failures === RETRIES || !isTransient(error) || !isOnline()) throw error;
    }
    await whenReachable(failures + 1);
  }
}
