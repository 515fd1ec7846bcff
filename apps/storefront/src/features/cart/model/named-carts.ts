import type { Cart } from '@jara/contract';
import type { CartStorePorts } from './cart-store-ports.ts';

type Answers = Pick<CartStorePorts, 'send' | 'load' | 'list' | 'upgrade'>;

/** Remembers which carts the server has named to this page: the storage may hold the id of one that is gone. */
export function createNamedCarts() {
  const named = new Set<string>();
  const hear = (carts: readonly (Cart | null)[]) => {
    for (const cart of carts) if (cart) named.add(cart.id);
  };

  return {
    has: (cartId: string | null): boolean => cartId !== null && named.has(cartId),
    forget: () => named.clear(),
    /** The same answers, listened to. */
    heardIn<Ports extends Answers>(ports: Ports): Ports {
      return {
        ...ports,
        async send(change, state) {
          const sent = await ports.send(change, state);
          hear([sent.cart]);
          return sent;
        },
        async load(vendorId) {
          const cart = await ports.load(vendorId);
          hear([cart]);
          return cart;
        },
        async list() {
          const carts = await ports.list();
          hear(carts ?? []);
          return carts;
        },
        async upgrade() {
          const carts = await ports.upgrade();
          hear(carts ?? []);
          return carts;
        },
      } satisfies Answers & Ports;
    },
  };
}
