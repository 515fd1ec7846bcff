import type { Cart } from '@jara/contract';
import type { CartStorePorts } from './cart-store-ports.ts';

type Calls = Pick<CartStorePorts, 'send' | 'load' | 'list' | 'upgrade'>;

/** Records the ids of carts that the server has returned to this page. The storage may hold the id of a deleted cart. */
export function createConfirmedCarts() {
  const confirmed = new Set<string>();
  const record =
    <Answer>(cartsOf: (answer: Answer) => readonly (Cart | null)[]) =>
    (answer: Answer): Answer => {
      for (const cart of cartsOf(answer)) if (cart) confirmed.add(cart.id);
      return answer;
    };
  const recordAll = record((carts: readonly Cart[] | undefined) => carts ?? []);

  return {
    has: (cartId: string | null): boolean => cartId !== null && confirmed.has(cartId),
    reset: () => confirmed.clear(),
    /** The same calls, with the ids of the carts that they return recorded. */
    recordCalls<Ports extends Calls>(ports: Ports): Ports {
      return {
        ...ports,
        send: (change, state) => ports.send(change, state).then(record(({ cart }) => [cart])),
        load: (vendorId) => ports.load(vendorId).then(record((cart) => [cart])),
        list: () => ports.list().then(recordAll),
        upgrade: () => ports.upgrade().then(recordAll),
      } satisfies Calls & Ports;
    },
  };
}
