import type { ValidationIssue } from '@jara/contract';
import { cartOf } from '../state/apply-change.ts';
import { type CartState, type Change, NO_CARTS } from '../state/cart-state-schema.ts';
import { createGuestUpgrade } from '../sync/guest-upgrade.ts';
import { createCartLoader } from '../sync/load-carts.ts';
import { withIssues } from '../sync/reconcile.ts';
import { retryWithTabLock } from '../sync/retry-with-tab-lock.ts';
import { createSendQueue } from '../sync/send-queue.ts';
import { createSessionEpoch, StaleSessionError } from '../sync/session-epoch.ts';
import type { CartStorePorts } from './cart-store-ports.ts';
import { createConfirmedCarts } from './confirmed-carts.ts';
import { createLocalCarts } from './local-carts.ts';

/** Spec §8: what is said where the server gives no message. */
export const CLEARING_FAILED = 'Error clearing carts';

/** The state with the changes made after `before` alone. */
function onlySince(before: ReadonlySet<string>, { menu, queue }: CartState): CartState {
  const since = queue.filter(({ id }) => !before.has(id));
  return { ...NO_CARTS, menu, queue: since, active: since.find((change) => 'vendor' in change)?.vendorId ?? null };
}

/**
 * Decisions §5: each change shows at once, is sent as one request in the order in which it was made, and is reconciled
 * with the server's response. The browser's storage is what its tabs share.
 */
export function createCartStore(outside: CartStorePorts) {
  const confirmed = createConfirmedCarts(outside.caller);
  const ports = confirmed.recordCalls(outside);
  const local = createLocalCarts(ports);
  const epoch = createSessionEpoch();
  const guest = createGuestUpgrade(ports, local, epoch);
  const queue = createSendQueue(ports, local, epoch, guest);
  const loader = createCartLoader(ports, local, guest, queue);
  const { update } = local;

  return {
    state: local.state,
    status: loader.status,
    hasSnapshot: local.hasSnapshot,
    /** Whether changes wait for a server that does not respond. */
    isUnanswered: queue.isUnanswered,
    subscribe: local.subscribe,
    /** Whether the server has returned this cart to this page, and to whoever is here now. A cart loaded by another tab is only in the storage. */
    isConfirmed: confirmed.has,
    /** Loads a vendor's cart, so that its id is confirmed. */
    confirm: (vendorId: number): Promise<void> => loader.loadOne(vendorId, epoch.watch()),
    /** Adds a change to the queue, and to the menu the items whose prices it needs. */
    put(change: Change, menu: CartState['menu'] = {}): void {
      loader.continueAfterFailure();
      update((latest) => ({
        ...latest,
        active: 'vendor' in change ? change.vendorId : latest.active,
        menu: { ...latest.menu, ...menu },
        queue: [...latest.queue, change],
      }));
      void queue.sendAll();
    },
    sendAll: queue.sendAll,
    /** Reads what another tab has written. */
    reload: local.reload,
    refresh: loader.refresh,
    /** Restores the carts that a failed load has cleared. */
    restore(): void {
      loader.continueAfterFailure();
      void queue.sendAll();
    },
    /** Spec §7: loads one vendor's cart and makes it the active one; false when there is none. */
    async open(vendorId: number): Promise<boolean> {
      const isHere = epoch.watch();
      // Offline, the local cart is shown.
      if (ports.isOnline()) await loader.loadOne(vendorId, isHere);
      if (!isHere() || !cartOf(local.state(), vendorId)) return false;
      update((latest) => ({ ...latest, active: vendorId }));
      return true;
    },
    /** Sets the issues that a validation found. The next response about the cart replaces them. */
    setIssues(vendorId: number, issues: readonly ValidationIssue[]): void {
      update((latest) => withIssues(latest, vendorId, issues));
    },
    /** Removes all carts and all unsent changes to them. */
    async clearAll(): Promise<void> {
      const before = new Set(local.latest().queue.map(({ id }) => id));
      const clear = async () => {
        await guest.upgrade();
        await epoch.guard(ports.clear());
        local.deleteSnapshot();
        update((latest) => onlySince(before, latest));
      };
      await queue
        .holdDuring(() => retryWithTabLock(ports, clear))
        .catch((error: unknown) => {
          if (!(error instanceof StaleSessionError)) throw error;
        });
    },
    /** Makes the cart of the vendor whose page is open the active one. */
    setActive(vendorId: number): void {
      const { active, held } = local.state();
      if (active !== vendorId && held[vendorId]) update((latest) => ({ ...latest, active: vendorId }));
    },
    /** After a sign-out. */
    reset(): void {
      epoch.end();
      guest.reset();
      confirmed.reset();
      loader.reset();
      local.reset();
    },
  };
}
