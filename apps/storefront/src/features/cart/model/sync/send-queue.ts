import { isTransient } from '@jara/api-client';
import { isRemoval, isRemovedAlready, refusalOf } from '../changes/change-messages.ts';
import { isAbout } from '../state/apply-change.ts';
import type { Change } from '../state/cart-state-schema.ts';
import type { CartStorePorts } from '../store/cart-store-ports.ts';
import type { LocalCarts } from '../store/local-carts.ts';
import type { GuestUpgrade } from './guest-upgrade.ts';
import { reconcile } from './reconcile.ts';
import { RETRIES } from './retry-with-tab-lock.ts';
import { type SessionEpoch, StaleSessionError } from './session-epoch.ts';

const isGivenUp = (change: Change, failures: number) => isRemoval(change) && failures >= RETRIES;

/** Sends the queued changes one by one: the tab with the lock sends the first change in the storage. */
export function createSendQueue(ports: CartStorePorts, local: LocalCarts, epoch: SessionEpoch, guest: GuestUpgrade) {
  const { update } = local;
  let isSending = false;
  /** Set when a change was queued after the sending loop last read the queue. */
  let hasMore = false;
  let isHeld = false;
  let isUnanswered = false;
  /** It may say when to come again. */
  let lastFailure: unknown;

  function setUnanswered(next: boolean): void {
    if (next === isUnanswered) return;
    isUnanswered = next;
    local.notify();
  }

  const drop = (change: Change) =>
    update((latest) => ({ ...latest, queue: latest.queue.filter(({ id }) => id !== change.id) }));

  const loadCartOf = ({ vendorId }: Change) => epoch.guard(ports.load(vendorId));

  /** A change whose response was lost is sent again: the server applies it once. */
  async function send(change: Change): Promise<void> {
    if (!isAbout(local.state().held[change.vendorId], change)) {
      drop(change);
      return;
    }
    const { cart, message } = await epoch.guard(ports.send(change, local.state()));
    update((latest) => reconcile(latest, change.vendorId, cart, change));
    ports.onDone(change, message);
  }

  /** Decisions §5: drops a refused change and loads the server's cart. */
  async function refuse(change: Change, error: unknown): Promise<void> {
    drop(change);
    if (!isRemovedAlready(change, error)) ports.onRefused(change, refusalOf(error, change));
    const cart = await loadCartOf(change);
    update((latest) => reconcile(latest, change.vendorId, cart));
  }

  async function sendFirst(failures: number): Promise<'sent' | 'nothing' | 'unanswered' | 'tried again' | 'offline'> {
    local.reload();
    const [change] = local.state().queue;
    if (isHeld) return 'nothing';
    if (!ports.isOnline()) return change ? 'offline' : 'nothing';
    try {
      await guest.upgrade();
      if (!change) return 'nothing';
      await send(change);
    } catch (error) {
      if (!change || error instanceof StaleSessionError) return 'nothing';
      if (isTransient(error) && !isGivenUp(change, failures)) {
        if (!ports.isOnline()) return 'offline';
        lastFailure = error;
        // A removal may be given up, so it is not shown as waiting.
        return isRemoval(change) ? 'tried again' : 'unanswered';
      }
      await refuse(change, error).catch(() => undefined);
    }
    return 'sent';
  }

  async function sendUntilDone(): Promise<void> {
    let failures = 0;
    let waits = 0;
    for (;;) {
      hasMore = false;
      const result = await ports.withTabLock(() => sendFirst(failures));
      if (result === 'nothing' && !hasMore) return;
      if (result === 'nothing') continue;
      if (result === 'unanswered' || result === 'tried again') failures += 1;
      else if (result === 'sent') failures = 0;
      waits = result === 'sent' ? 0 : waits + 1;
      setUnanswered(result === 'unanswered');
      if (waits > 0) await ports.whenReachable(waits, lastFailure);
    }
  }

  async function sendAll(): Promise<void> {
    hasMore = true;
    if (isSending) return;
    isSending = true;
    try {
      await sendUntilDone();
    } finally {
      isSending = false;
      setUnanswered(false);
    }
  }

  return {
    sendAll,
    isUnanswered: () => isUnanswered,
    /** Holds the queue while `work` runs, and sends it afterwards. */
    async holdDuring(work: () => Promise<void>): Promise<void> {
      isHeld = true;
      try {
        await work();
      } finally {
        isHeld = false;
        void sendAll();
      }
    },
  };
}

export type SendQueue = ReturnType<typeof createSendQueue>;
