import { ORDER_STREAM } from '@jara/contract';
import { openApiStream } from '@/shared/api/browser.ts';
import { savesData } from '@/shared/browser/data-saver.ts';
import type { LiveMessage, LivePorts } from './live-orders.ts';

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** This browser, for one customer: tabs of another one are not told. */
export function liveBrowser(customerId: number): LivePorts & { readonly close: () => void } {
  const name = `orders:${customerId}`;
  const tabs = new BroadcastChannel(name);
  return {
    open: (lastEventId, signal) => openApiStream(ORDER_STREAM.path, lastEventId, signal),
    // Without locks (they are for https and localhost) each tab has a stream of its own.
    withTabLock: (work, signal) => (navigator.locks ? navigator.locks.request(name, { signal }, work) : work()),
    tellTabs: (news) => tabs.postMessage(news),
    onTold(listener) {
      const take = ({ data }: MessageEvent<LiveMessage>) => listener(data);
      tabs.addEventListener('message', take);
      return () => tabs.removeEventListener('message', take);
    },
    wait,
    askedEveryMs: () => (savesData() ? 30_000 : 10_000),
    now: Date.now,
    random: Math.random,
    close: () => tabs.close(),
  };
}

/** Runs `follow` as long as the page is in sight and has a network, each time anew. Returns what ends it. */
export function whileInSight(follow: (signal: AbortSignal) => Promise<void>): () => void {
  let following: AbortController | undefined;
  function look(): void {
    const isInSight = document.visibilityState === 'visible' && navigator.onLine;
    if (isInSight === (following !== undefined)) return;
    following?.abort();
    following = isInSight ? new AbortController() : undefined;
    if (following) void follow(following.signal);
  }
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    following?.abort();
  };
}
