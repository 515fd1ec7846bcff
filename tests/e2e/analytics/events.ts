import type { BehaviourEvent, TrackingMessage } from '@jara/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { askDatabase } from '../support/database.ts';
import { waitUntilAwake } from '../support/visit.ts';

export const isQueue = (url: URL) => url.pathname === '/api/queue/';

/** Spec §9: waiting events are sent each minute. */
export const FLUSH_MS = 60_000;

/** From now on a page's events stay in its storage under names of our own, also when they are sent. */
export const keepEvents = (page: Page) =>
  page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key.startsWith('analytics.event.')) setItem.call(this, `kept.${key}`, value);
    };
  });

/** The texts under the storage's keys that begin with `prefix`. */
const storedUnder = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(
    (start) => Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith(start) ? (text as string) : [])),
    prefix,
  );

type Recorded = { readonly event: BehaviourEvent; readonly user: TrackingMessage['user'] };

/** What the page has recorded since `keepEvents`, as it stood in its storage. */
export const recordedEvents = async (page: Page): Promise<Recorded[]> =>
  (await storedUnder(page, 'kept.')).map((text) => JSON.parse(text) as Recorded);

export const waitingIds = async (page: Page): Promise<string[]> =>
  (await storedUnder(page, 'analytics.event.')).map((text) => (JSON.parse(text) as Recorded).event.id);

export const eventSessionId = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('analytics') ?? '{}') as { sessionId?: string }).sessionId ?? '',
  );

export const eventsIn = ({ payload }: TrackingMessage): readonly BehaviourEvent[] =>
  'id' in payload ? [payload] : payload;

/** The messages that leave the page for the queue, as they leave it. */
export function sentMessages(page: Page): TrackingMessage[] {
  const messages: TrackingMessage[] = [];
  page.on('request', (request) => {
    if (!isQueue(new URL(request.url()))) return;
    const { MessageBody } = request.postDataJSON() as { MessageBody: string };
    messages.push(JSON.parse(MessageBody) as TrackingMessage);
  });
  return messages;
}

/**
 * The page anew, with a clock that the test moves. It is left first: for a moment of its installation the clock of a page
 * that is open says 1970, and an event of that moment would open another session.
 */
export async function reloadWithClock(page: Page): Promise<void> {
  const address = page.url();
  await page.goto('about:blank');
  await page.clock.install();
  await page.goto(address);
}

/** Until the page sends by itself, which it puts off to an idle moment. */
export async function untilSending(page: Page): Promise<void> {
  await waitUntilAwake(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Moves the page's clock on until everything that waits has been sent. */
export const flush = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(FLUSH_MS);
        return waitingIds(page);
      },
      { intervals: [50] },
    )
    .toEqual([]);

/** The rows of the session's events. */
export const storedEvents = (sessionId: string) =>
  askDatabase('select * from analytics_event where session_id = $1', sessionId);

/** Everything that was recorded is in the table, once. */
export async function expectAllStored(page: Page): Promise<void> {
  const sessionId = await eventSessionId(page);
  await expect
    .poll(async () => {
      await flush(page);
      const recorded = (await recordedEvents(page)).map(({ event }) => event.id);
      const stored = (await storedEvents(sessionId)).map(({ id }) => id as string);
      const isUnknown = (id: string, place: number) => !recorded.includes(id) || stored.indexOf(id) !== place;
      return { lost: recorded.filter((id) => !stored.includes(id)), doubled: stored.filter(isUnknown) };
    })
    .toEqual({ lost: [], doubled: [] });
}
