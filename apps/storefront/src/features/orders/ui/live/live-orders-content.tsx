import type { ActiveOrder, Order } from '@jara/contract';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { keepPages } from '@/shared/browser/service-worker.ts';
import { ORDERS_HREF, orderHref } from '@/shared/config/order-href.ts';
import { orderQuery } from '../../api/order.query.ts';
import { saveActiveOrders, saveOrder, saveTracking } from '../../api/order-copy.ts';
import { activeOrdersQuery, estimatedEveryMs } from '../../api/tracking.query.ts';
import { watchAnswers } from '../../model/live/live-answers.ts';
import { liveBrowser, whileInSight } from '../../model/live/live-browser.ts';
import { createLiveCache } from '../../model/live/live-cache.ts';
import { createLiveOrders } from '../../model/live/live-orders.ts';
import { hasOpenOrders, onOpenOrders } from '../../model/live/open-orders.ts';
import { loadOrderPanel } from '../panel/load-order-panel.ts';

type Props = { readonly customerId: number };

/** As many as the copy has. */
const MOST_SAVED = 5;

const NONE: readonly ActiveOrder[] = [];

export default function LiveOrdersContent({ customerId }: Props) {
  return (
    <ApiProvider key={customerId}>
      <LiveOrders customerId={customerId} />
    </ApiProvider>
  );
}

/** Follows the orders under way, and holds each of them for the copy in the browser. */
function LiveOrders({ customerId }: Props) {
  const { data: orders = NONE } = useQuery({
    ...activeOrdersQuery,
    refetchInterval: ({ state }) => (state.data?.length ? estimatedEveryMs() : false),
  });
  const hasOpen = useSyncExternalStore(onOpenOrders, hasOpenOrders);
  useLiveOrders(customerId, orders.length > 0 || hasOpen);
  useKeptPages(orders);
  useQueries({
    queries: orders.slice(0, MOST_SAVED).map(({ id, version }) => ({
      ...orderQuery(id),
      // Their versions say when there is something to ask for.
      refetchOnMount: ({ state }: { state: { data?: Pick<Order, 'version'> | undefined } }) =>
        (state.data?.version ?? 0) < version,
      refetchOnWindowFocus: false,
    })),
  });
  return null;
}

/** Their pages open without a network, too. The panel's code is among what has been loaded by then. */
function useKeptPages(orders: readonly ActiveOrder[]): void {
  const pages = orders.map(({ id }) => orderHref(id)).join();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (pages === '' || !isOnline) return;
    void loadOrderPanel()
      .catch(() => undefined)
      .then(() => keepPages([ORDERS_HREF, ...pages.split(',')]));
  }, [pages, isOnline]);
}

/** Keeps what this page and the browser's copy have of the orders up to date; over a live connection while one is under way. */
function useLiveOrders(customerId: number, hasOrders: boolean): void {
  const client = useQueryClient();
  const news = useMemo(() => createLiveCache(client), [client]);
  useEffect(() => {
    const stops = [
      news.watch(),
      watchAnswers(client, { onActive: saveActiveOrders, onOrder: saveOrder, onTracking: saveTracking }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, news]);
  useEffect(() => {
    if (!hasOrders) return;
    const browser = liveBrowser(customerId);
    const stop = whileInSight(createLiveOrders(browser, news.take).follow);
    return () => {
      stop();
      browser.close();
    };
  }, [customerId, hasOrders, news]);
}
