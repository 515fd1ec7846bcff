import type { Cart } from '@jara/contract';
import type { CartWorld } from './cart-world.ts';

type Answers = Pick<CartWorld, 'send' | 'load' | 'list' | 'upgrade'>;

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
    heardIn<World extends Answers>(world: World): World {
      return {
        ...world,
        async send(change, state) {
          const sent = await world.send(change, state);
          hear([sent.cart]);
          return sent;
        },
        async load(vendorId) {
          const cart = await world.load(vendorId);
          hear([cart]);
          return cart;
        },
        async list() {
          const carts = await world.list();
          hear(carts ?? []);
          return carts;
        },
        async upgrade() {
          const carts = await world.upgrade();
          hear(carts ?? []);
          return carts;
        },
      } satisfies Answers & World;
    },
  };
}
