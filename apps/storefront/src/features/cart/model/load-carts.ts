import { messageOr } from '@/shared/api/api-error.ts';
import { changesOf } from './apply-change.ts';
import { askWithRetries } from './ask-with-retries.ts';
import type { CartCopy } from './cart-copy.ts';
import type { CartStorePorts, LoadStatus } from './cart-store-ports.ts';
import type { GuestUpgrade } from './guest-upgrade.ts';
import { reconcile, reconcileAll } from './reconcile.ts';
import type { SendQueue } from './send-queue.ts';

/** Spec §8: what is said where the server gives no message. */
export const FETCHING_FAILED = 'Error fetching carts';

/** Takes over what the server holds, once it has heard of what was done here. */
export function createCartLoader(ports: CartStorePorts, copy: CartCopy, guest: GuestUpgrade, queue: SendQueue) {
  const { update } = copy;
  let status: LoadStatus = { state: 'waiting' };
  /** Only the load that was begun last counts. */
  let loads = 0;

  function say(next: LoadStatus): void {
    status = next;
    copy.tell();
  }

  /** The answer to a change tells its cart, too: any other answer may be older or newer than what is unsent. */
  const hasUnsent = (vendorId: number) => changesOf(copy.latest(), vendorId).length > 0;

  /** All carts, unless something unsent has to go there first. */
  async function takeList(isWanted: () => boolean): Promise<'taken' | 'unsent'> {
    if (!isWanted()) return 'taken';
    await guest.upgrade();
    // A guest who never had a cart has none: what is still here was somebody's who is gone.
    const carts = (await ports.list()) ?? [];
    if (!isWanted()) return 'taken';
    if ((ports.readSnapshot()?.queue.length ?? 0) > 0) {
      copy.restore();
      return 'unsent';
    }
    copy.forgetLost();
    update((latest) => reconcileAll(carts, latest, hasUnsent));
    return 'taken';
  }

  /** One vendor's cart. */
  const takeOne = (vendorId: number, isWanted: () => boolean): Promise<void> =>
    askWithRetries(ports, async () => {
      await guest.upgrade();
      const cart = await ports.load(vendorId);
      if (isWanted() && !hasUnsent(vendorId)) update((latest) => reconcile(latest, vendorId, cart));
    });

  /** Spec §4: once somebody is signed in, the cart of the active vendor is asked for after those of all. */
  async function takeActive(isWanted: () => boolean): Promise<void> {
    const { active } = copy.state();
    if (!isWanted() || !guest.wasDone()) return;
    // The list has told it already: nothing is lost without this answer.
    if (active !== null) await takeOne(active, isWanted).catch(() => undefined);
  }

  async function fail(error: unknown): Promise<void> {
    if (!ports.isOnline()) {
      say({ state: 'kept' });
      return;
    }
    const message = messageOr(error, FETCHING_FAILED);
    await ports.withTabLock(async () => copy.lose());
    say({ state: 'failed', message });
    ports.onLost(message);
  }

  return {
    status: () => status,
    takeOne,
    /** Reconciles with what the server holds. */
    async refresh(): Promise<void> {
      loads += 1;
      const mine = loads;
      const isMine = () => mine === loads;
      say({ state: 'loading' });
      try {
        await queue.sendAll();
        if ((await askWithRetries(ports, () => takeList(isMine))) === 'unsent') {
          await queue.sendAll();
          await askWithRetries(ports, () => takeList(isMine));
        }
        await takeActive(isMine);
        if (isMine()) say({ state: 'loaded' });
      } catch (error) {
        if (isMine()) await fail(error);
      }
    },
    /** Whoever goes on after a failed load goes on with what is here. */
    leaveFailure(): void {
      if (status.state === 'failed') status = { state: 'kept' };
      copy.restore();
    },
    forget(): void {
      loads += 1;
      status = { state: 'waiting' };
    },
  };
}
