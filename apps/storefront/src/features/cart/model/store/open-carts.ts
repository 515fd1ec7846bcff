import { browserSession } from '@/shared/api/browser-session.ts';
import { whenReachable } from '@/shared/api/when-reachable.ts';
import { withTabLock } from '@/shared/browser/tab-lock.ts';
import { clearCarts } from '../../api/call-cart.ts';
import { notifyCart } from '../cart-badge.ts';
import { successMessage } from '../changes/change-messages.ts';
import { claimGuestCarts } from '../sync/claim-guest-carts.ts';
import { listCarts, loadCart, sendChange } from '../sync/send-change.ts';
import { readCarts, writeCarts } from './cart-local-storage.ts';
import { createCartStore } from './cart-store.ts';
import { readSnapshot, writeSnapshot } from './failed-load-snapshot.ts';

/** How the page shows what becomes of changes, each by its id. */
type CartMessages = {
  readonly showSuccess: (change: string, message: string) => void;
  readonly showProblem: (message: string) => void;
  /** What was refused cannot be undone. */
  readonly withdrawUndo: (change: string) => void;
};

/** The store with this browser's storage, tabs, network and session, and the server. */
export function openCarts({ showSuccess, showProblem, withdrawUndo }: CartMessages) {
  const carts = createCartStore({
    read: readCarts,
    write(state) {
      writeCarts(state);
      notifyCart();
    },
    caller: () => browserSession().latest()?.id ?? 'guest',
    send: sendChange,
    load: loadCart,
    list: listCarts,
    upgrade: () => claimGuestCarts(showProblem),
    clear: clearCarts,
    readSnapshot,
    writeSnapshot,
    // Two tabs that send at once would send the same change.
    withTabLock: withTabLock('cart'),
    isOnline: () => navigator.onLine,
    whenReachable,
    onDone(change, message) {
      const said = successMessage(change, message);
      if (said) showSuccess(change.id, said);
    },
    onRefused(change, message) {
      withdrawUndo(change.id);
      const isReplacement = change.type === 'change item' && change.isReplacement;
      if (!isReplacement) showProblem(message);
      // biome-ignore lint/suspicious/noConsole: spec §8 wants it logged, and shown to nobody.
      else console.warn(message);
    },
    onLost: showProblem,
  });
  // Another tab has changed it.
  window.addEventListener('storage', () => carts.reload());
  window.addEventListener('online', () => void (carts.status().state === 'loaded' ? carts.sendAll() : carts.refresh()));
  browserSession().onSignedOut(() => carts.reset());
  return carts;
}
