import type { Cart } from '@jara/contract';
import { FAILURES } from '@jara/contract';
import { ApiError } from '@/shared/api/api-error.ts';
import { isAbout } from './apply-change.ts';
import { type CartState, type Change, NO_CARTS } from './cart-state.ts';
import { hasHappened, settle } from './settle.ts';

export type Sent = { readonly cart: Cart | null; readonly message: string };

/** What the store needs of the browser and the server; a test gives its own. */
export type CartWorld = {
  /** Undefined where nothing can be kept. */
  readonly read: () => CartState | undefined;
  readonly write: (state: CartState) => void;
  readonly send: (change: Change, state: CartState) => Promise<Sent>;
  readonly load: (vendorId: number) => Promise<Cart | null>;
  /** The carts of all vendors; undefined for a guest who never had one. */
  readonly list: () => Promise<readonly Cart[] | undefined>;
  /** Gives the customer's carts when a guest has just become one. */
  readonly upgrade: () => Promise<readonly Cart[] | undefined>;
  /** One tab at a time. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  readonly isOnline: () => boolean;
  /** Ends when another try is worthwhile. */
  readonly whenReachable: (failures: number) => Promise<void>;
  readonly onDone: (change: Change, message: string) => void;
  readonly onRefused: (message: string) => void;
};

/** Nobody has said no: it may work later. */
const mayPass = (error: unknown) => error instanceof ApiError && (error.status >= 500 || error.status === 429);
const wordsOf = (error: unknown) => (error instanceof ApiError ? error.message : FAILURES.UNAVAILABLE.message);

/**
 * Decisions §5: each change shows at once, is sent as one request in the order in which it was made, and settles on what
 * the server answers. The browser's storage is what its tabs share: whoever has the turn sends what is first there.
 */
export function createCartStore(world: CartWorld) {
  let state = world.read() ?? NO_CARTS;
  let isSending = false;
  /** Grows when whoever was here has gone. */
  let era = 0;
  const listeners = new Set<() => void>();

  function take(next: CartState): void {
    if (next === state) return;
    state = next;
    for (const tell of [...listeners]) tell();
  }

  function update(change: (latest: CartState) => CartState): void {
    const next = change(world.read() ?? state);
    world.write(next);
    take(next);
  }

  /** All that the server holds; what it has yet to hear of stays on top. */
  const takeAll = (carts: readonly Cart[]) => (latest: CartState) => {
    const gone = Object.keys(latest.held).filter((id) => !carts.some(({ vendor_id }) => String(vendor_id) === id));
    const kept = gone.reduce((all, id) => settle(all, Number(id), null), latest);
    return carts.reduce((all, cart) => settle(all, cart.vendor_id, cart), kept);
  };

  async function upgrade(): Promise<void> {
    const carts = await world.upgrade();
    if (carts) update(takeAll(carts));
  }

  const drop = (change: Change) =>
    update((latest) => ({ ...latest, queue: latest.queue.filter(({ id }) => id !== change.id) }));

  const markTried = (change: Change) =>
    update((latest) => ({
      ...latest,
      queue: latest.queue.map((each) => (each.id === change.id ? { ...each, isTried: true } : each)),
    }));

  /** Asks whether a change whose answer was lost has happened; if so it is done. */
  async function isFoundDone(change: Change): Promise<boolean> {
    const cart = await world.load(change.vendorId);
    const isDone = hasHappened(state, change, cart);
    update((latest) => settle(latest, change.vendorId, cart, isDone ? change : undefined));
    return isDone;
  }

  async function send(change: Change): Promise<void> {
    if (change.isTried && (await isFoundDone(change))) return;
    if (!isAbout(state.held[change.vendorId], change)) {
      drop(change);
      return;
    }
    markTried(change);
    const sentIn = era;
    const { cart, message } = await world.send(change, state);
    // Somebody else is here by now.
    if (sentIn !== era) return;
    update((latest) => settle(latest, change.vendorId, cart, change));
    world.onDone(change, message);
  }

  /** Spec §5 of the decisions: back to what the server holds. */
  async function refuse(change: Change, error: unknown): Promise<void> {
    drop(change);
    world.onRefused(wordsOf(error));
    const cart = await world.load(change.vendorId);
    update((latest) => settle(latest, change.vendorId, cart));
  }

  async function sendFirst(): Promise<'sent' | 'nothing' | 'unreachable'> {
    take(world.read() ?? state);
    const [change] = state.queue;
    if (!world.isOnline()) return change ? 'unreachable' : 'nothing';
    try {
      await upgrade();
      if (!change) return 'nothing';
      await send(change);
    } catch (error) {
      if (mayPass(error)) return change ? 'unreachable' : 'nothing';
      if (change) await refuse(change, error).catch(() => undefined);
    }
    return 'sent';
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let failures = 0;
    for (;;) {
      const result = await world.inTurn(sendFirst);
      if (result === 'nothing') break;
      failures = result === 'unreachable' ? failures + 1 : 0;
      if (failures > 0) await world.whenReachable(failures);
    }
    isSending = false;
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Also puts into the state what the change needs: what an item costs. */
    put(change: Change, menu: CartState['menu'] = {}): void {
      update((latest) => ({
        ...latest,
        active: change.type === 'add' ? change.vendorId : latest.active,
        menu: { ...latest.menu, ...menu },
        queue: [...latest.queue, change],
      }));
      void sendAll();
    },
    sendAll,
    /** Looks at what another tab has written. */
    look: () => take(world.read() ?? state),
    /** Settles on what the server holds. */
    async refresh(): Promise<void> {
      await sendAll();
      await world.inTurn(async () => {
        const carts = await world.list();
        if (carts) update(takeAll(carts));
      });
    },
    /** The cart of a vendor whose page is open comes to the front. */
    show(vendorId: number): void {
      if (state.active !== vendorId && state.held[vendorId]) update((latest) => ({ ...latest, active: vendorId }));
    },
    forget(): void {
      era += 1;
      take(NO_CARTS);
    },
  };
}
