import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { secretsFrom } from '@jara/server';
import { createQueueKeys, embeddedQueueUrl } from '@jara/server/queue';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { complaints } from '../support/complaints.ts';
import { APP_SECRET } from '../support/env.ts';
import { intercept } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
  eventSessionId,
  eventsIn,
  expectAllStored,
  FLUSH_MS,
  flush,
  isQueue,
  keepEvents,
  recordedEvents,
  sentMessages,
  untilSending,
  waitingIds,
} from './events.ts';

const HOUR_MS = 3_600_000;

/** Credentials that the queue has given and that are good no more. */
async function expireCredentials(context: BrowserContext, origin = ''): Promise<void> {
  const keys = createQueueKeys({
    secrets: secretsFrom(APP_SECRET),
    queueUrl: embeddedQueueUrl(origin),
    now: () => new Date(Date.now() - 2 * HOUR_MS),
  });
  const { accessKeyId, secretAccessKey, sessionToken } = keys.temporary();
  const value = [accessKeyId, secretAccessKey, sessionToken].join('::');
  const { hostname: domain } = new URL(origin);
  await context.addCookies([{ name: 'queue_credentials', value, domain, path: '/store', sameSite: 'Lax' }]);
}

/** The queue takes the next message, and the page never hears of it. */
async function loseNextAnswer(page: Page): Promise<{ readonly lost: Promise<void>; end(): Promise<void> }> {
  const lost = Promise.withResolvers<void>();
  const end = await intercept(page, isQueue, async (route) => {
    expect((await route.fetch()).status()).toBe(200);
    lost.resolve();
  });
  return { lost: lost.promise, end };
}

/** Takes messages off the queue until it has stored events of the session, which it does not commit. */
async function startConsumer(sessionId: string): Promise<ChildProcess> {
  const consumer = fork(join(import.meta.dirname, 'consumer.ts'), [sessionId]);
  await once(consumer, 'message');
  return consumer;
}

/** Something that is recorded at once, with a network or without. */
async function tap(page: Page): Promise<void> {
  await page.locator('[data-track], [data-tap]').first().dispatchEvent('click');
}

test('no event is lost or doubled by a reload, offline, expired credentials or a killed consumer', async ({
  page,
  context,
  baseURL,
}) => {
  const heard = complaints(page);
  const sent = sentMessages(page);
  const sentIds = () => sent.flatMap(eventsIn).map(({ id }) => id);
  await page.clock.install();
  await keepEvents(page);
  await visit(page, '/store');
  await untilSending(page);
  const sessionId = await eventSessionId(page);

  await test.step('a reload before the queue’s answer', async () => {
    const { lost, end } = await loseNextAnswer(page);
    await page.clock.fastForward(FLUSH_MS);
    await lost;
    const unanswered = sentIds();
    expect(await waitingIds(page)).toEqual(expect.arrayContaining(unanswered));
    await page.reload();
    await end();
    await untilSending(page);
    await flush(page);
    expect(sentIds().slice(unanswered.length)).toEqual(expect.arrayContaining(unanswered));
  });

  await test.step('offline', async () => {
    await context.setOffline(true);
    const before = sent.length;
    await tap(page);
    await page.clock.fastForward(FLUSH_MS);
    expect(await waitingIds(page)).not.toEqual([]);
    expect(sent).toHaveLength(before);
    await context.setOffline(false);
    await expect.poll(() => waitingIds(page)).toEqual([]);
  });

  await test.step('expired credentials', async () => {
    await expireCredentials(context, baseURL);
    await tap(page);
    const refused = page.waitForResponse((one) => isQueue(new URL(one.url())) && !one.ok());
    await flush(page);
    expect(await (await refused).json()).toHaveProperty('__type', expect.stringContaining('ExpiredToken'));
  });

  await test.step('a consumer that is killed before it commits', async () => {
    const consumer = await startConsumer(sessionId);
    let hasStored = false;
    consumer.on('message', () => {
      hasStored = true;
    });
    // The worker may be there before it.
    await expect
      .poll(async () => {
        await tap(page);
        await flush(page);
        return hasStored;
      })
      .toBe(true);
    consumer.kill('SIGKILL');
    await once(consumer, 'exit');
  });

  expect(await recordedEvents(page)).not.toHaveLength(0);
  await expectAllStored(page);
  // What the browser says of an answer that is no success; the product says nothing.
  expect(heard.filter((text) => !/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
});
