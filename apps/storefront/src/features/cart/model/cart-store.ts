import type { ValidationIssue } from '@jara/contract';
import { cartOf } from './apply-change.ts';
import { askWithRetries } from './ask-with-retries.ts';
import { createCartCopy } from './cart-copy.ts';
import { type CartState, type Change, NO_CARTS } from './cart-state.ts';
import type { CartStorePorts } from './cart-store-ports.ts';
import { createGuestUpgrade } from './guest-upgrade.ts';
import { createCartLoader } from './load-carts.ts';
import { createNamedCarts } from './named-carts.ts';
import { withIssues } from './reconcile.ts';
import { createSendQueue } from './send-queue.ts';
import { createSessionEpoch, StaleSessionError } from './session-epoch.ts';

/** Spec §8: what is said where the server gives no message. */
export const CLEARING_FAILED = 'Error clearing carts';

/** Nothing but what was done after `before`. */
function onlySince(before: ReadonlySet<string>, { menu, queue }: CartState): CartState {
  const since = queue.filter(({ id }) => !before.has(id));
  return { ...NO_CARTS, menu, queue: since, active: since.find(({ type }) => type === 'add')?.vendorId ?? null };
}

/**
 * Decisions §5: each change shows at once, is sent as one request in the order in which it was made, and is reconciled
 * with what the server answers. The browser's storage is what its tabs share.
 */
export function createCartStore(outside: CartStorePorts) {
  const named = createNamedCarts();
  const ports = named.heardIn(outside);
  const copy = createCartCopy(ports);
  const epoch = createSessionEpoch();
  const guest = createGuestUpgrade(ports, copy, epoch);
  const queue = createSendQueue(ports, copy, epoch, guest);
  const loader = createCartLoader(ports, copy, guest, queue);
  const { update } = copy;

  return {
    state: copy.state,
    status: loader.status,
    isLost: copy.isLost,
    /** Whether what was done waits for a server that does not answer. */
    isUnanswered: queue.isUnanswered,
    subscribe: copy.subscribe,
    /** Whether the server has named this cart to this page. What another tab has heard is only written down. */
    isNamed: named.has,
    /** Asks the server which cart a vendor's is. */
    confirm: (vendorId: number): Promise<void> => loader.takeOne(vendorId, epoch.watch()),
    /** Also puts into the state what the change needs: what an item costs. */
    put(change: Change, menu: CartState['menu'] = {}): void {
      loader.leaveFailure();
      update((latest) => ({
        ...latest,
        active: change.type === 'add' ? change.vendorId : latest.active,
        menu: { ...latest.menu, ...menu },
        queue: [...latest.queue, change],
      }));
      void queue.sendAll();
    },
    sendAll: queue.sendAll,
    /** Looks at what another tab has written. */
    look: copy.look,
    refresh: loader.refresh,
    /** Puts back what was lost when the carts could not be loaded. */
    restore(): void {
      loader.leaveFailure();
      void queue.sendAll();
    },
    /** Spec §7: one vendor's cart is asked for and comes to the front; false when there is none. */
    async open(vendorId: number): Promise<boolean> {
      const isHere = epoch.watch();
      // Without a network the copy is shown.
      if (ports.isOnline()) await loader.takeOne(vendorId, isHere);
      if (!isHere() || !cartOf(copy.state(), vendorId)) return false;
      update((latest) => ({ ...latest, active: vendorId }));
      return true;
    },
    /** What a check has found stands in the way, until the server says something else of the cart. */
    takeIssues(vendorId: number, issues: readonly ValidationIssue[]): void {
      update((latest) => withIssues(latest, vendorId, issues));
    },
    /** Removes all carts, with all that was on its way into them. */
    async clearAll(): Promise<void> {
      const before = new Set(copy.latest().queue.map(({ id }) => id));
      const clear = async () => {
        await guest.upgrade();
        await epoch.guard(ports.clear());
        copy.forgetLost();
        update((latest) => onlySince(before, latest));
      };
      await queue
        .holdDuring(() => askWithRetries(ports, clear))
        .catch((error: unknown) => {
          if (!(error instanceof StaleSessionError)) throw error;
        });
    },
    /** The cart of a vendor whose page is open comes to the front. */
    show(vendorId: number): void {
      const { active, held } = copy.state();
      if (active !== vendorId && held[vendorId]) update((latest) => ({ ...latest, active: vendorId }));
    },
    forget(): void {
      epoch.end();
      guest.forget();
      named.forget();
      loader.forget();
      copy.forget();
    },
  };
}
