import { observe } from '@jara/telemetry';
import type { Db } from '../../../db/client.ts';
import { listenToChannels } from '../../../db/listen-for-changes.ts';
import {
  createFollowers,
  type Follower,
  latestEachSecond,
  type ReaderKey,
  readStaffAnnouncement,
  STAFF_CHANNEL,
  type StreamMessage,
  type StreamReader,
} from '../../live/index.ts';
import { findEventsSince, findEventTime, findLastEventId, findMissedEvents } from './order-event.store.ts';
import {
  ORDER_CHANNEL,
  type OrderStreamMessage,
  orderMessage,
  readAnnouncement,
  readersOf,
} from './order-stream-message.ts';

/** An id is given before its commit, so a later one may be seen first. Longer than any transaction takes. */
const OVERLAP_MS = 30_000;
/** More than a customer's orders have in the week that events are kept, and than a vendor's have in a busy hour. */
const MOST_MISSED = 500;
const MOST_MISSED_BY_ALL = 20_000;

/** From here on all is heard; `start` hands over what was missed and then each event as it happens. */
type Following = {
  /** What a reader resumes after who hears nothing more. */
  readonly lastId: number;
  start(reader: StreamReader): void;
  stop(): void;
};

type Deps = { readonly db: Db; readonly databaseUrl: string; readonly now: () => Date };

const isStaff = (key: ReaderKey) => !key.startsWith('customer ');

/**
 * Brings each committed event to those who follow that order, in any process: its customer, its vendor, its rider and
 * support; and to staff what is announced to them beside. One connection listens for all of them. What it may have missed
 * while it was broken is read from the table.
 */
export function createOrderEvents({ db, databaseUrl, now }: Deps) {
  const followers = createFollowers();
  /** Since when announcements may have been missed. */
  let lostAt: Date | undefined;
  /** Announcements that wait until what was missed before them has been sent. */
  let held: [payload: string, channel: string][] | undefined;

  const overlapped = (at: Date) => new Date(at.getTime() - OVERLAP_MS);
  // Decisions §11: support looks at all orders; more than a change of each in a second nobody reads.
  const forSupport = latestEachSecond((message: OrderStreamMessage) => followers.send('support', message));
  const send = (keys: readonly ReaderKey[], message: OrderStreamMessage) => {
    for (const key of keys) {
      if (key !== 'support') followers.send(key, message);
      else if (followers.has('support') && message.event === 'order') forSupport.add(message.data.order_id, message);
    }
  };
  const hear = (payload: string, channel: string) => {
    if (channel === STAFF_CHANNEL) {
      const news = readStaffAnnouncement(payload);
      if (news) followers.send(news.key, news.message);
      return;
    }
    const said = readAnnouncement(payload);
    if (!said) return;
    send(said.keys, said.message);
    // Clocks of two machines may differ a little.
    if (said.writtenAt !== undefined)
      observe('order_event_lag_seconds', {}, Math.max(0, Date.now() / 1_000 - said.writtenAt));
  };

  async function sendMissed(since: Date): Promise<void> {
    const keys = followers.keys();
    if (keys.length === 0) return;
    const missed = await findEventsSince(db, keys, { since, limit: MOST_MISSED_BY_ALL });
    if (missed.length === MOST_MISSED_BY_ALL) return followers.endAll();
    for (const event of missed) send(readersOf(event), orderMessage(event));
    // What staff are told beside is in no table.
    for (const key of keys.filter(isStaff)) followers.send(key, { event: 'missed', data: {} });
  }

  async function catchUp(since: Date): Promise<void> {
    const waiting: [string, string][] = [];
    held = waiting;
    // A reader whose stream ends comes back and asks for what it missed.
    await sendMissed(since).catch(followers.endAll);
    if (held === waiting) held = undefined;
    for (const [payload, channel] of waiting) hear(payload, channel);
  }

  const listener = listenToChannels(databaseUrl, [ORDER_CHANNEL, STAFF_CHANNEL], (payload, channel) => {
    if (payload !== '*') {
      if (held) held.push([payload, channel]);
      else hear(payload, channel);
    } else if (listener.isListening) {
      void catchUp(overlapped(lostAt ?? now()));
      lostAt = undefined;
    } else {
      lostAt ??= now();
    }
  });

  /** Whoever comes back late has missed what was committed after the last one seen, and begun before it. */
  async function missedBy(key: ReaderKey, after: number, at: Date) {
    const seenAt = (await findEventTime(db, key, after)) ?? at;
    const since = overlapped(seenAt < at ? seenAt : at);
    return findMissedEvents(db, key, { after, since, limit: MOST_MISSED });
  }

  return {
    /** With the last id that was seen, what was missed comes first; without one, nothing old. */
    async follow(follower: Follower, after: number | undefined): Promise<Following> {
      const { key } = follower;
      const waiting: StreamMessage[] = [];
      let isOver = false;
      const reader: StreamReader = {
        send: (message) => void waiting.push(message),
        end: () => {
          isOver = true;
        },
      };
      // First heard, then read: nothing falls between.
      const stop = followers.add(follower, reader);
      const at = now();
      try {
        const missed = after === undefined ? [] : await missedBy(key, after, at);
        const known = new Set<number | undefined>(missed.map((event) => event.id));
        return {
          lastId: after ?? (await findLastEventId(db, key)),
          start({ send, end }) {
            for (const event of missed) send(orderMessage(event));
            for (const message of waiting) if (!known.has(message.id)) send(message);
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
      forSupport.stop();
      followers.endAll();
      await listener.stop();
    },
  };
}

export type OrderEvents = ReturnType<typeof createOrderEvents>;
