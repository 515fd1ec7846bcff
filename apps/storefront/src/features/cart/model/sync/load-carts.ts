import { messageOr } from '@jara/api-client';
import { changesOf } from '../state/apply-change.ts';
import type { CartStorePorts, LoadStatus } from '../store/cart-store-ports.ts';
import type { LocalCarts } from '../store/local-carts.ts';
import type { GuestUpgrade } from './guest-upgrade.ts';
import { reconcile, reconcileAll } from './reconcile.ts';
import { retryWithTabLock } from './retry-with-tab-lock.ts';
import type { SendQueue } from './send-queue.ts';

/** Spec §8: what is said where the server gives no message. */
export const FETCHING_FAILED = 'Error fetching carts';

/** Loads the server's carts, after the unsent changes are sent, and reconciles with them. */
export function createCartLoader(ports: CartStorePorts, local: LocalCarts, guest: GuestUpgrade, queue: SendQueue) {
  const { update } = local;
  let status: LoadStatus = { state: 'waiting' };
  /** Number of loads begun. The result of all but the last is ignored. */
  let loads = 0;

  function setStatus(next: LoadStatus): void {
    status = next;
    local.notify();
  }

  /** The response to a change holds its cart, too. Any other response may be older or newer than an unsent change. */
  const hasUnsent = (vendorId: number) => changesOf(local.latest(), vendorId).length > 0;

  /** Loads all carts, unless unsent changes of a restored snapshot must be sent first. */
  async function loadList(isWanted: () => boolean): Promise<'loaded' | 'unsent'> {
    if (!isWanted()) return 'loaded';
    await guest.upgrade();
    // A guest who never had a cart has none: local carts then are those of a previous user.
    const carts = (await ports.list()) ?? [];
    if (!isWanted()) return 'loaded';
    if ((ports.readSnapshot()?.queue.length ?? 0) > 0) {
      local.restoreSnapshot();
      return 'unsent';
    }
    local.deleteSnapshot();
    update((latest) => reconcileAll(carts, latest, hasUnsent));
    return 'loaded';
  }

  /** One vendor's cart. */
  const loadOne = (vendorId: number, isWanted: () => boolean): Promise<void> =>
    retryWithTabLock(ports, async () => {
      await guest.upgrade();
      const cart = await ports.load(vendorId);
      if (isWanted() && !hasUnsent(vendorId)) update((latest) => reconcile(latest, vendorId, cart));
    });

  /** Spec §4: after a sign-in, the cart of the active vendor is loaded after the list. */
  async function loadActive(isWanted: () => boolean): Promise<void> {
    const { active } = local.state();
    if (!isWanted() || !guest.wasDone()) return;
    // The list already held this cart, so a failure here loses nothing.
    if (active !== null) await loadOne(active, isWanted).catch(() => undefined);
  }

  async function fail(error: unknown): Promise<void> {
    if (!ports.isOnline()) {
      setStatus({ state: 'local' });
      return;
    }
    const message = messageOr(error, FETCHING_FAILED);
    await ports.withTabLock(async () => local.clearToSnapshot());
    setStatus({ state: 'failed', message });
    ports.onLost(message);
  }

  return {
    status: () => status,
    loadOne,
    /** Sends unsent changes, then loads all carts. */
    async refresh(): Promise<void> {
      loads += 1;
      const mine = loads;
      const isMine = () => mine === loads;
      setStatus({ state: 'loading' });
      try {
        await queue.sendAll();
        if ((await retryWithTabLock(ports, () => loadList(isMine))) === 'unsent') {
          await queue.sendAll();
          await retryWithTabLock(ports, () => loadList(isMine));
        }
        await loadActive(isMine);
        if (isMine()) setStatus({ state: 'loaded' });
      } catch (error) {
        if (isMine()) await fail(error);
      }
    },
    /** A change after a failed load restores the snapshot and continues from it. */
    continueAfterFailure(): void {
      if (status.state === 'failed') status = { state: 'local' };
      local.restoreSnapshot();
    },
    reset(): void {
      loads += 1;
      status = { state: 'waiting' };
    },
  };
}
