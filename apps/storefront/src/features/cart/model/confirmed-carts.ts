import type { Cart } from '@jara/contract';
import type { CartStorePorts } from './cart-store-ports.ts';

type Calls = Pick<CartStorePorts, 'send' | 'load' | 'list' | 'upgrade'>;

/** Records the ids of carts that the server has returned to this page. The storage may hold the id of a deleted cart. */
export function createConfirmedCarts() {
  const confirmed = new Set<string>();
  const record = (carts: readonly (Cart | null)[]) => {
    for (const cart of carts) if (cart) confirmed.add(cart.id);
  };

  return {
    has: (cartId: string | null): boolean => cartId !== null && confirmed.has(cartId),
    reset: () => confirmed.clear(),
    /** The same calls, with the ids of the carts that they return recorded. */
    recordCalls<Ports extends Calls>(ports: Ports): Ports {
      return {
        ...ports,
        async send(change, state) {
          const sent = await ports.send(change, state);
          record([sent.cart]);
          return sent;
        },
        async load(vendorId) {
          const cart = await ports.load(vendorId);
          record([cart]);
          return cart;
        },
        async list() {
          const carts = await ports.list();
          record(carts ?? []);
          return carts;
        },
        async upgrade() {
          const carts = await ports.upgrade();
          record(carts ?? []);
          return carts;
        },
      } satisfies Calls & Ports;
    },
  };
}
