import { FAILURES, type ValidationIssue } from '@jara/contract';
import { messageOr } from '@/shared/api/api-error.ts';
import { mayPass } from '@/shared/api/query-client.ts';
import { cartOf, isAbout } from './apply-change.ts';
import { createCartCopy } from './cart-copy.ts';
import type { CartState, Change } from './cart-state.ts';
import type { CartWorld, LoadStatus } from './cart-world.ts';
import { hasHappened, settle, withIssues } from './settle.ts';
import { isUnsure, onlySince, takeAll } from './take-over.ts';

/** Spec §9. */
const RETRIES = 3;

/** Spec §8: what is said where the server gives no message. */
export const FETCHING_FAILED = 'Error fetching carts';
export const CLEARING_FAILED = 'Error clearing carts';
const REMOVING_FAILED: Partial<Record<Change['type'], string>> = {
  'remove pack': 'Error deleting pack',
  clear: 'Error deleting cart',
};

const wordsOf = (error: unknown, { type }: Change) =>
  messageOr(error, REMOVING_FAILED[type] ?? FAILURES.UNAVAILABLE.message);

/** What was asked for somebody who has gone since: its answer is nobody's. */
class Gone extends Error {}

/**
 * Decisions §5: each change shows at once, is sent as one request in the order in which it was made, and settles on what
 * the server answers. The browser's storage is what its tabs share: whoever has the turn sends what is first there.
 */
export function createCartStore(world: CartWorld) {
  const copy = createCartCopy(world);
  const { update, latest: read, tell } = copy;
  let status: LoadStatus = { state: 'waiting' };
  /** Only the load that was begun last counts. */
  let loads = 0;
  let isSending = false;
  let isUnanswered = false;
  /** A guest has become a customer, and what they have is still to be asked for again. */
  let isUpgraded = false;
  /** What they had as a guest is refused to them: asking again would not help. */
  let isUpgradeRefused = false;
  /** All carts are about to go: what is done from now on is sent afterwards. */
  let isClearing = false;
  /** There is more to send than whoever sends has looked at. */
  let hasMore = false;
  /** Grows when whoever was here has gone. */
  let era = 0;

  function setUnanswered(next: boolean): void {
    if (next === isUnanswered) return;
    isUnanswered = next;
    tell();
  }

  function say(next: LoadStatus): void {
    status = next;
    tell();
  }

  /** Whoever goes on after a failed load goes on with what is here. */
  function leaveFailure(): void {
    if (status.state === 'failed') status = { state: 'kept' };
    copy.restore();
  }

  function inThisEra<T>(asked: Promise<T>): Promise<T> {
    const began = era;
    return asked.finally(() => {
      if (began !== era) throw new Gone();
    });
  }

  /** Fails only where it may work later. */
  async function upgrade(): Promise<void> {
    if (isUpgradeRefused) return;
    try {
      const carts = await inThisEra(world.upgrade());
      if (!carts) return;
      isUpgraded = true;
      update((latest) => takeAll(carts, latest));
    } catch (error) {
      if (mayPass(error) || error instanceof Gone) throw error;
      isUpgradeRefused = true;
    }
  }

  /** Asks the server in turn, again while that may help. */
  async function askInTurn<T>(ask: () => Promise<T>): Promise<T> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await world.inTurn(ask);
      } catch (error) {
        if (failures === RETRIES || !mayPass(error) || !world.isOnline()) throw error;
      }
      await world.whenReachable(failures + 1);
    }
  }

  /** Takes over what the server holds, unless something unsent has to go there first. */
  async function takeList(isWanted: () => boolean): Promise<'taken' | 'unsent'> {
    const carts = isWanted() ? await world.list() : undefined;
    if (!isWanted()) return 'taken';
    if ((world.readSnapshot()?.queue.length ?? 0) > 0) {
      copy.restore();
      return 'unsent';
    }
    copy.forgetLost();
    if (carts) update((latest) => takeAll(carts, latest, (vendorId) => isUnsure(latest, vendorId)));
    return 'taken';
  }

  /** Takes over what the server holds of one vendor's cart. */
  async function takeOne(vendorId: number, isWanted: () => boolean): Promise<void> {
    const cart = await world.load(vendorId);
    if (isWanted() && !isUnsure(copy.state(), vendorId)) update((latest) => settle(latest, vendorId, cart));
  }

  /** Spec §4: once somebody is signed in, the cart of the active vendor is asked for after those of all. */
  async function takeActive(isWanted: () => boolean): Promise<void> {
    const { active } = copy.state();
    if (!isUpgraded || !isWanted()) return;
    isUpgraded = false;
    // The list has told it already: nothing is lost without this answer.
    if (active !== null) await askInTurn(() => takeOne(active, isWanted)).catch(() => undefined);
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
    const cart = await inThisEra(world.load(change.vendorId));
    const isDone = hasHappened(copy.state(), change, cart);
    update((latest) => settle(latest, change.vendorId, cart, isDone ? change : undefined));
    return isDone;
  }

  async function send(change: Change): Promise<void> {
    if (change.isTried && (await isFoundDone(change))) return;
    if (!isAbout(copy.state().held[change.vendorId], change)) {
      drop(change);
      return;
    }
    markTried(change);
    const { cart, message } = await inThisEra(world.send(change, copy.state()));
    update((latest) => settle(latest, change.vendorId, cart, change));
    world.onDone(change, message);
  }

  /** Spec §5 of the decisions: back to what the server holds. */
  async function refuse(change: Change, error: unknown): Promise<void> {
    drop(change);
    world.onRefused(change, wordsOf(error, change));
    const cart = await inThisEra(world.load(change.vendorId));
    update((latest) => settle(latest, change.vendorId, cart));
  }

  /** What is removed goes at once or not at all: nobody shall find it gone later. */
  const isGivenUp = ({ type }: Change, failures: number) => type in REMOVING_FAILED && failures >= RETRIES;

  async function sendFirst(failures: number): Promise<'sent' | 'nothing' | 'unanswered' | 'offline'> {
    copy.look();
    const [change] = copy.state().queue;
    if (isClearing) return 'nothing';
    if (!world.isOnline()) return change ? 'offline' : 'nothing';
    try {
      await upgrade();
      if (!change) return 'nothing';
      await send(change);
    } catch (error) {
      if (error instanceof Gone) return 'nothing';
      if (mayPass(error) && !change) return 'nothing';
      if (mayPass(error) && change && !isGivenUp(change, failures)) return world.isOnline() ? 'unanswered' : 'offline';
      if (change) await refuse(change, error).catch(() => undefined);
    }
    return 'sent';
  }

  async function sendUntilDone(): Promise<void> {
    let failures = 0;
    let waits = 0;
    for (;;) {
      hasMore = false;
      const result = await world.inTurn(() => sendFirst(failures));
      if (result === 'nothing' && !hasMore) return;
      if (result === 'nothing') continue;
      if (result === 'unanswered') failures += 1;
      else if (result === 'sent') failures = 0;
      waits = result === 'sent' ? 0 : waits + 1;
      setUnanswered(result === 'unanswered');
      if (waits > 0) await world.whenReachable(waits);
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

  /** Settles on what the server holds. */
  async function refresh(): Promise<void> {
    loads += 1;
    const mine = loads;
    const isMine = () => mine === loads;
    say({ state: 'loading' });
    try {
      await sendAll();
      if ((await askInTurn(() => takeList(isMine))) === 'unsent') {
        await sendAll();
        await askInTurn(() => takeList(isMine));
      }
      await takeActive(isMine);
      if (isMine()) say({ state: 'loaded' });
    } catch (error) {
      if (!isMine()) return;
      if (!world.isOnline()) {
        say({ state: 'kept' });
        return;
      }
      const message = messageOr(error, FETCHING_FAILED);
      await world.inTurn(async () => copy.lose());
      say({ state: 'failed', message });
      world.onLost(message);
    }
  }

  return {
    state: copy.state,
    status: () => status,
    isLost: copy.isLost,
    /** Whether what was done waits for a server that does not answer. */
    isUnanswered: () => isUnanswered,
    subscribe: copy.subscribe,
    /** Also puts into the state what the change needs: what an item costs. */
    put(change: Change, menu: CartState['menu'] = {}): void {
      leaveFailure();
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
    look: copy.look,
    refresh,
    /** Puts back what was lost when the carts could not be loaded. */
    restore(): void {
      leaveFailure();
      void sendAll();
    },
    /** Spec §7: one vendor's cart is asked for and comes to the front; false when there is none. */
    async open(vendorId: number): Promise<boolean> {
      const began = era;
      // Without a network the copy is shown.
      if (world.isOnline()) await askInTurn(() => takeOne(vendorId, () => began === era));
      if (began !== era || !cartOf(copy.state(), vendorId)) return false;
      update((latest) => ({ ...latest, active: vendorId }));
      return true;
    },
    /** What a check has found stands in the way, until the server says something else of the cart. */
    takeIssues(vendorId: number, issues: readonly ValidationIssue[]): void {
      update((latest) => withIssues(latest, vendorId, issues));
    },
    /** Removes all carts, with all that was on its way into them. */
    async clearAll(): Promise<void> {
      const before = new Set(read().queue.map(({ id }) => id));
      isClearing = true;
      try {
        await askInTurn(async () => {
          await upgrade();
          await inThisEra(world.clear());
          copy.forgetLost();
          update((latest) => onlySince(before, latest));
        });
      } catch (error) {
        if (!(error instanceof Gone)) throw error;
      } finally {
        isClearing = false;
        void sendAll();
      }
    },
    /** The cart of a vendor whose page is open comes to the front. */
    show(vendorId: number): void {
      const { active, held } = copy.state();
      if (active !== vendorId && held[vendorId]) update((latest) => ({ ...latest, active: vendorId }));
    },
    forget(): void {
      era += 1;
      loads += 1;
      isUpgraded = false;
      isUpgradeRefused = false;
      status = { state: 'waiting' };
      copy.forget();
    },
  };
}
