import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { complaints } from '../support/complaints.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { watchScripts } from '../support/watch-scripts.ts';
import { waitingIds } from './events.ts';

/** As many as may wait. */
const WAITING: readonly string[] = Array.from({ length: 500 }, () => randomUUID());
const LONG_TASK_MS = 50;

/** Events that could not be sent before. */
function leaveWaiting(ids: readonly string[]): void {
  const [sessionId, timestamp] = [crypto.randomUUID(), Date.now()];
  localStorage.setItem('analytics', JSON.stringify({ sessionId, timestamp }));
  for (const [place, id] of ids.entries()) {
    const event = { event_type: 'view_page', name: 'home', id, timestamp: new Date().toISOString(), path: '/store' };
    const user = { email: { email: 'guest' }, id: 0 };
    localStorage.setItem(`analytics.event.${sessionId}.${timestamp + place}.${id}`, JSON.stringify({ event, user }));
  }
}

/** Which of them are not sent yet. What the page itself records meanwhile waits for its minute. */
const stillWaiting = async (page: Page) => (await waitingIds(page)).filter((id) => WAITING.includes(id));

/** Notes when the page can be used. */
function watchWaking(): void {
  const look = () => 'awake' in document.documentElement.dataset && performance.mark('awake');
  new MutationObserver(look).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-awake'] });
}

/** When the page asked for it, in milliseconds after it could be used; the first time. */
const askedAfterWaking = (page: Page, address: string): Promise<number> =>
  page.evaluate((part) => {
    const [usable] = performance.getEntriesByName('awake');
    const asked = performance.getEntriesByType('resource').find(({ name }) => name.includes(part));
    return (asked?.startTime ?? Number.NaN) - (usable?.startTime ?? Number.NaN);
  }, address);

type TraceEvent = {
  readonly name: string;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
};

/** The longest task of the page meanwhile, in milliseconds of its own: what else the machine does does not count. */
async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(({ name, tid }) => name === 'RunTask' && main.some((thread) => thread.tid === tid));
  // A task that the recording cuts off has none.
  expect(tasks.filter(({ tdur }) => tdur !== undefined).length).toBeGreaterThan(100);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

test('tracking asks for nothing before the page can be used, and sends 500 events without a long task', async ({
  page,
  browser,
  baseURL,
}) => {
  const heard = complaints(page);
  const scriptsWith = watchScripts(page);
  const signers = () => scriptsWith('aws4_request');
  await page.addInitScript(watchWaking);
  // Another name than that of the queue's address: a page of it sends to its own origin too.
  const home = new URL(`${baseURL?.replace('127.0.0.1', 'localhost')}/store`);
  await visit(page, home.href);
  await page.waitForLoadState('networkidle');
  expect(await signers()).toEqual([]);

  // From a page without code of ours: one that is left sends what waits, and keeps what the next page would ask for.
  await page.goto(`${home.origin}/robots.txt`);
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(leaveWaiting, WAITING);
  await visit(page, home.href);
  await expect.poll(() => stillWaiting(page)).toEqual([]);
  const [signer = 'the signer', ...more] = await signers();
  expect(more).toEqual([]);
  for (const address of ['/store/api/session', '/api/queue/', signer])
    expect(await askedAfterWaking(page, address), address).toBeGreaterThan(0);

  await page.evaluate(leaveWaiting, WAITING);
  const longest = await longestTask(browser, page, async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => stillWaiting(page)).toEqual([]);
  });
  test.info().annotations.push({ type: 'longest task', description: `${longest.toFixed(1)} ms` });
  expect(longest).toBeLessThan(LONG_TASK_MS);
  expect(heard).toEqual([]);
});
