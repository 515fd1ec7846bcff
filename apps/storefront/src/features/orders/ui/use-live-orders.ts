import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { saveActiveOrders, saveOrder, saveTracking } from '../api/order-copy.ts';
import { watchAnswers } from '../model/live-answers.ts';
import { liveBrowser, whileInSight } from '../model/live-browser.ts';
import { createOrderNews } from '../model/live-cache.ts';
import { createLiveOrders } from '../model/live-orders.ts';

/** Keeps what this page and the browser's copy have of the orders up to date; over a live connection while one is under way. */
export function useLiveOrders(customerId: number, hasOrders: boolean): void {
  const client = useQueryClient();
  const news = useMemo(() => createOrderNews(client), [client]);
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
