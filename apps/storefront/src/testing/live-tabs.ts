import { createLiveOrders, type LiveMessage } from '../features/orders/model/live/live-orders.ts';

type Connection = { readonly lastEventId: string | undefined; readonly write: (text: string) => void; end: () => void };

const turnOver = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Tabs of one browser, and the server that their streams are opened at. Time stands still until it is moved. */
export function openLiveTabs({ askedEveryMs = 10_000 } = {}) {
  const connections: Connection[] = [];
  const channel = new Set<{ tab: number; listener: (news: LiveMessage) => void }>();
  const timers: { at: number; ring: () => void }[] = [];
  let holder: Promise<unknown> = Promise.resolve();
  let now = 0;
  let isReachable = true;

  async function open(lastEventId: string | undefined, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    if (!isReachable) throw new TypeError('Failed to fetch');
    let isOpen = true;
    return new ReadableStream<Uint8Array>({
      start(controller) {
        const end = () => {
          if (isOpen) controller.close();
          isOpen = false;
        };
        const connection = {
          lastEventId,
          write: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
          end,
        };
        connections.push(connection);
        signal.addEventListener('abort', () => connections.splice(connections.indexOf(connection), 1));
      },
      cancel: () => {
        isOpen = false;
      },
    });
  }

  const openTab = (tab: number) => {
    const heard: string[] = [];
    const live = createLiveOrders(
      {
        open,
        withTabLock: async (work, signal) => {
          const before = holder;
          const given = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
          holder = Promise.all([before, given]);
          await before;
          if (!signal.aborted) await work();
        },
        tellTabs: (news) => {
          for (const each of channel) if (each.tab !== tab) each.listener(structuredClone(news));
        },
        onTold(listener) {
          const entry = { tab, listener };
          channel.add(entry);
          return () => void channel.delete(entry);
        },
        wait: (ms, signal) =>
          new Promise((ring) => {
            timers.push({ at: now + ms, ring });
            signal.addEventListener('abort', () => ring());
          }),
        askedEveryMs: () => askedEveryMs,
        now: () => now,
        random: () => 1,
      },
      (news) => heard.push(news === 'look' ? news : news.data),
    );
    let following = new AbortController();
    return {
      heard,
      async show(): Promise<void> {
        following = new AbortController();
        void live.follow(following.signal);
        await turnOver();
      },
      async hide(): Promise<void> {
        following.abort();
        await turnOver();
      },
    };
  };

  return {
    openTab,
    connections,
    async send(text: string): Promise<void> {
      for (const { write } of connections) write(text);
      await turnOver();
    },
    /** The server ends its streams; from here on it answers, or does not. */
    async endStreams(reachable: boolean): Promise<void> {
      isReachable = reachable;
      for (const { end } of [...connections]) end();
      await turnOver();
    },
    setReachable: (reachable: boolean) => {
      isReachable = reachable;
    },
    async passSeconds(seconds: number): Promise<void> {
      const until = now + seconds * 1_000;
      for (;;) {
        timers.sort((a, b) => a.at - b.at);
        const next = timers[0];
        if (!next || next.at > until) break;
        timers.shift();
        now = next.at;
        next.ring();
        await turnOver();
      }
      now = until;
    },
  };
}
