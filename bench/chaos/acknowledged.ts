import type { MovedOrder } from '@jara/contract';

type Moved = Pick<MovedOrder, 'id' | 'version' | 'status'> & { readonly refunded: number };

/** What customers and staff were told by the API: what it acknowledged must be true afterwards. */
export function createAcknowledged() {
  const orders = new Map<number, { readonly customerId: number; isPaid: boolean }>();
  const topUps = new Set<string>();
  const moves = new Map<number, Moved>();
  const contradictions: string[] = [];
  const orderOfKey = new Map<string, number>();
  return {
    orders: orders as ReadonlyMap<number, { readonly customerId: number; readonly isPaid: boolean }>,
    /** References of top-ups that were told to be in the wallet. */
    topUps: topUps as ReadonlySet<string>,
    /** Of each order the latest that the staff was told. */
    moves: moves as ReadonlyMap<number, Moved>,
    contradictions: contradictions as readonly string[],

    orderMade(customerId: number, orderId: number, key: string): void {
      const before = orderOfKey.get(key);
      if (before !== undefined && before !== orderId) {
        contradictions.push(`one key was answered with order ${before} and with order ${orderId}`);
      }
      orderOfKey.set(key, orderId);
      if (!orders.has(orderId)) orders.set(orderId, { customerId, isPaid: false });
    },
    orderPaid(customerId: number, orderId: number): void {
      orders.set(orderId, { customerId, isPaid: true });
    },
    orderMoved(moved: Moved): void {
      if (moved.version > (moves.get(moved.id)?.version ?? 0)) moves.set(moved.id, moved);
    },
    toppedUp: (reference: string): void => void topUps.add(reference),
  };
}

export type Acknowledged = ReturnType<typeof createAcknowledged>;
