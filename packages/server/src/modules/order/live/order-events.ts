import { observe } from '@jara/telemetry';
import type { Db } from '../../../db/client.ts';
import { listenToChannel } from '../../../db/listen-for-changes.ts';
import { findEventsSince, findEventTime, findLastEventId, findMissedEvents } from './order-event.store.ts';
import { ORDER_CHANNEL, type OrderStreamMessage, orderMessage, readAnnouncement } from './order-stream-message.ts';

/** An id is given before its commit, so a later one may be seen first. Longer than any transaction takes. */
const OVERLAP_MS = 30_000;
/** More than a customer's orders have in the week that events are kept. */
const MOST_MISSED = 500;
const MOST_MISSED_BY_ALL = 20_000;
const MOST_OF_A_CUSTOMER = 8;

type StreamReader = { send(message: OrderStreamMessage): void; end(): void };

/** From here on all is heard; `start` hands over what was missed and then each event as it happens. */
type Following = {
  /** What a reader resumes after who hears nothing more. */
  readonly lastId: number;
  start(reader: StreamReader): void;
  stop(): void;
};

type Deps = { readonly db: Db; readonly databaseUrl: string; readonly now: () => Date };

/**
 * Brings each committed event to those who follow that customer's orders, in any process. One connection listens for
 * all of them. What it may have missed while it was broken is read from the table.
 */
export function createOrderEvents({ db, databaseUrl, now }: Deps) {
  const followers = new Map<number, Set<StreamReader>>();
  /** Since when announcements may have been missed. */
  let lostAt: Date | undefined;
  /** Announcements that wait until what was missed before them has been sent. */
  let held: string[] | undefined;

  const overlapped = (at: Date) => new Date(at.getTime() - OVERLAP_MS);
  const send = (customer: number, message: OrderStreamMessage) => {
    for (const reader of followers.get(customer) ?? []) reader.send(message);
  };
  const endAll = () => {
    for (const readers of followers.values()) for (const reader of readers) reader.end();
  };
  const hear = (payload: string) => {
    const said = readAnnouncement(payload);
    if (!said) return;
    send(said.customer, said.message);
    // Clocks of two machines may differ a little.
    if (said.writtenAt !== undefined)
      observe('order_event_lag_seconds', {}, Math.max(0, Date.now() / 1_000 - said.writtenAt));
  };

  async function sendMissed(since: Date): Promise<void> {
    const customers = [...followers.keys()];
    if (customers.length === 0) return;
    const missed = await findEventsSince(db, customers, { since, limit: MOST_MISSED_BY_ALL });
    if (missed.length === MOST_MISSED_BY_ALL) return endAll();
    for (const { customer_id, ...event } of missed) send(customer_id, orderMessage(event));
  }

  async function catchUp(since: Date): Promise<void> {
    const waiting: string[] = [];
    held = waiting;
    // A reader whose stream ends comes back and asks for what it missed.
    await sendMissed(since).catch(endAll);
    if (held === waiting) held = undefined;
    for (const payload of waiting) hear(payload);
  }

  const listener = listenToChannel(databaseUrl, ORDER_CHANNEL, (payload) => {
    if (payload !== '*') {
      if (held) held.push(payload);
      else hear(payload);
    } else if (listener.isListening) {
      void catchUp(overlapped(lostAt ?? now()));
      lostAt = undefined;
    } else {
      lostAt ??= now();
    }
  });

  function add(customer: number, reader: StreamReader): () => void {
    const own = followers.get(customer) ?? new Set();
    followers.set(customer, own);
    const [oldest] = own;
    if (oldest && own.size >= MOST_OF_A_CUSTOMER) {
      own.delete(oldest);
      oldest.end();
    }
    own.add(reader);
    return () => {
      own.delete(reader);
      if (own.size === 0 && followers.get(customer) === own) followers.delete(customer);
    };
  }

  /** Whoever comes back late has missed what was committed after the last one seen, and begun before it. */
  async function missedBy(customer: number, after: number, at: Date) {
    const seenAt = (await findEventTime(db, customer, after)) ?? at;
    const since = overlapped(seenAt < at ? seenAt : at);
    return findMissedEvents(db, customer, { after, since, limit: MOST_MISSED });
  }

  return {
    /** With the last id that was seen, what was missed comes first; without one, nothing old. */
    async follow(customer: number, after: number | undefined): Promise<Following> {
      const waiting: OrderStreamMessage[] = [];
      let isOver = false;
      const reader: StreamReader = {
        send: (message) => void waiting.push(message),
        end: () => {
          isOver = true;
        },
      };
      // First heard, then read: nothing falls between.
      const stop = add(customer, reader);
      const at = now();
      try {
        const missed = after === undefined ? [] : await missedBy(customer, after, at);
        const known = new Set(missed.map((event) => event.id));
        return {
          lastId: after ?? (await findLastEventId(db, customer)),
          start({ send, end }) {
            for (const event of missed) send(orderMessage(event));
            for (const message of waiting) if (message.event === 'position' || !known.has(message.id)) send(message);
            Object.assign(reader, { send, end });
            if (isOver) end();
          },
          stop,
        };
      } catch (error) {
        stop();
        throw error;
      }
    },
    async close(): Promise<void> {
      endAll();
      await listener.stop();
    },
  };
}

export type OrderEvents = ReturnType<typeof createOrderEvents>;
