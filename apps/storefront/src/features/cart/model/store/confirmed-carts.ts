import type { Cart } from '@jara/contract';
import type { CartStorePorts } from './cart-store-ports.ts';

type Calls = Pick<CartStorePorts, 'send' | 'load' | 'list' | 'upgrade'>;
type Caller = ReturnType<CartStorePorts['caller']>;

/**
 * Records the ids of carts that the server has returned to this page, and to whom. The storage may hold the id of a
 * deleted cart, and a guest's cart is a customer's only once it was merged with theirs.
 */
export function createConfirmedCarts(caller: () => Caller) {
  const confirmed = new Map<string, Caller>();
  /** Whoever has called is meant, and not who is there when the answer comes. */
  async function record<Answer>(
    call: () => Promise<Answer>,
    cartsOf: (answer: Answer) => readonly (Cart | null)[],
  ): Promise<Answer> {
    const asked = caller();
    const answer = await call();
    for (const cart of cartsOf(answer)) if (cart) confirmed.set(cart.id, asked);
    return answer;
  }
  const recordAll = (call: () => Promise<readonly Cart[] | undefined>) => record(call, (carts) => carts ?? []);

  return {
    has: (cartId: string | null): boolean => cartId !== null && confirmed.get(cartId) === caller(),
    reset: () => confirmed.clear(),
    /** The same calls, with the ids of the carts that they return recorded. */
    recordCalls<Ports extends Calls>(ports: Ports): Ports {
      return {
        ...ports,
        send: (change, state) =>
          record(
            () => ports.send(change, state),
            ({ cart }) => [cart],
          ),
        load: (vendorId) =>
          record(
            () => ports.load(vendorId),
            (cart) => [cart],
          ),
        list: () => recordAll(ports.list),
        upgrade: () => recordAll(ports.upgrade),
      } satisfies Calls & Ports;
    },
  };
}
