/** What customers were told by the API: what it acknowledged must be true afterwards. */
export function createAcknowledged() {
  const orders = new Map<number, { readonly customerId: number; isPaid: boolean }>();
  const topUps = new Set<string>();
  const contradictions: string[] = [];
  const orderOfKey = new Map<string, number>();
  return {
    orders: orders as ReadonlyMap<number, { readonly customerId: number; readonly isPaid: boolean }>,
    /** References of top-ups that were told to be in the wallet. */
    topUps: topUps as ReadonlySet<string>,
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
    toppedUp: (reference: string): void => void topUps.add(reference),
  };
}

export type Acknowledged = ReturnType<typeof createAcknowledged>;
