import {
  type ActiveOrder,
  type Order,
  orderEvent,
  type PositionEvent,
  positionEvent,
  type Tracking,
} from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ORDER_LISTS_KEY, orderKey } from '../../api/order.query.ts';
import { activeOrdersQuery, trackQuery } from '../../api/tracking.query.ts';
import { isOf, isOrder, isTracking, watchAnswers } from './live-answers.ts';
import type { LiveMessage } from './live-orders.ts';
import { shareArrivals, shareTracking } from './share-arrival.ts';

function parseOr<Data>(schema: { safeParse: (value: unknown) => { data?: Data } }, text: string): Data | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What has brought the end of its order is not asked for it again. */
function saysEnded(query: Query): boolean {
  const held = query.state.data as Order | Tracking | undefined;
  return held !== undefined && (isOrder(query) || isTracking(query)) && !isUnderWay(held);
}

/** A place changes the arrival. It is asked for at most so often, because riders tell theirs every second. */
const ASKED_AFTER_PLACE_MS = 20_000;

/** Keeps what this tab holds of the orders true. An order's version says which of two answers is the later. */
export function createLiveCache(client: QueryClient) {
  /** The highest that was heard of, by order. */
  const versions = new Map<number, number>();
  let listed: readonly number[] = [];
  let placedAt = Number.NEGATIVE_INFINITY;
  let askingLater: ReturnType<typeof setTimeout> | undefined;

  /** On the page of an order, whose answer the list of those under way is brought up to date with. */
  const isTracked = (id: number) =>
    client
      .getQueryCache()
      .find({ queryKey: trackQuery(id).queryKey })
      ?.isActive() === true;

  /** Whether a query is to be asked again, because it holds an older state of the order than this version. */
  function isOlder(query: Query, id: number, version: number): boolean {
    if (isOf(query, ORDER_LISTS_KEY)) return true;
    if (isOf(query, activeOrdersQuery.queryKey)) {
      const held = (query.state.data as ActiveOrder[] | undefined)?.find((each) => each.id === id);
      if (held && isTracked(id)) return false;
      return (held?.version ?? 0) < version;
    }
    if (!isOf(query, orderKey(id)) || !(isOrder(query) || isTracking(query))) return false;
    return ((query.state.data as { version?: number } | undefined)?.version ?? 0) < version;
  }

  /** Who asks already is not asked twice: should their answer be older still, it is asked for again then. */
  const askForOlder = (id: number, version: number) =>
    void client.invalidateQueries({ predicate: (query) => isOlder(query, id, version) }, { cancelRefetch: false });

  function hear(id: number, version: number): void {
    if (version <= (versions.get(id) ?? 0)) return;
    versions.set(id, version);
    askForOlder(id, version);
  }

  /** An answer's version. The first one of an order is where it begins, and no news. */
  function note(id: number, version: number): void {
    const heard = versions.get(id);
    if (heard === undefined) versions.set(id, version);
    else if (version < heard) askForOlder(id, heard);
    else hear(id, version);
  }

  function place({ order_id, position }: PositionEvent): void {
    client.setQueryData<Tracking>(trackQuery(order_id).queryKey, (known) => {
      const isLater = known && (known.position === null || known.position.at < position.at);
      return isLater ? { ...known, position } : known;
    });
    askAfterPlace();
  }

  /** At once, or when it may be asked again: the last place counts too. */
  function askAfterPlace(): void {
    const wait = placedAt + ASKED_AFTER_PLACE_MS - Date.now();
    if (wait <= 0) {
      placedAt = Date.now();
      look();
      return;
    }
    askingLater ??= setTimeout(() => {
      askingLater = undefined;
      askAfterPlace();
    }, wait);
  }

  /** For what may have been missed, once: an answer has versions, and what is behind them is asked for then. */
  function look(): void {
    void client.invalidateQueries({ predicate: isTracking });
    if (listed.length > 0 && listed.every(isTracked)) return;
    void client.invalidateQueries({ queryKey: activeOrdersQuery.queryKey });
  }

  function noteActive(orders: readonly ActiveOrder[], at: number): void {
    shareArrivals(client, orders, at);
    for (const { id, version } of orders) note(id, version);
    const gone = listed.filter((id) => orders.every((order) => order.id !== id));
    listed = orders.map(({ id }) => id);
    // It has ended, and the list does not say how.
    for (const id of gone) {
      const isOpen = (query: Query) => !saysEnded(query);
      void client.invalidateQueries({ queryKey: orderKey(id), predicate: isOpen }, { cancelRefetch: false });
    }
    if (gone.length > 0) void client.invalidateQueries({ queryKey: ORDER_LISTS_KEY });
  }

  function noteOrder(order: Order): void {
    note(order.id, order.version);
    const active = client.getQueryData(activeOrdersQuery.queryKey);
    // It has just been paid.
    if (isUnderWay(order) && active?.every(({ id }) => id !== order.id)) {
      void client.invalidateQueries({ queryKey: activeOrdersQuery.queryKey });
    }
  }

  return {
    take(news: LiveMessage): void {
      if (news === 'look') look();
      else if (news.event === 'order') {
        const event = parseOr(orderEvent, news.data);
        if (event) hear(event.order_id, event.version);
      } else if (news.event === 'position') {
        const event = parseOr(positionEvent, news.data);
        if (event) place(event);
      }
    },
    /** Learns from every answer, whoever asked. Returns what ends it. */
    watch(): () => void {
      const stop = watchAnswers(client, {
        onActive: noteActive,
        onOrder: noteOrder,
        onTracking: (tracking, at) => {
          note(tracking.order_id, tracking.version);
          shareTracking(client, tracking, at);
        },
      });
      return () => {
        clearTimeout(askingLater);
        stop();
      };
    },
  };
}
