import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../tests/e2e/support/chromium.ts';
import type { Tablet } from './board-orders.ts';
import type { Scope } from './scope.ts';

/** A 7-inch tablet. */
const TABLET = { viewport: { width: 1024, height: 600 }, hasTouch: true } as const;

/** A vendor's tablet with somebody signed in. */
export async function startTablet(scope: Scope, { token, member }: Tablet): Promise<Page> {
  const executablePath = findChromium({ windowsFirst: true });
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  scope.onEnd(() => browser.close());
  const page = await browser.newPage(TABLET);
  const stored = { token, role: member.role, scope: member.scope, name: 'Tablet', must_enrol: false };
  await page.addInitScript((text) => localStorage.setItem('console_member', text), JSON.stringify(stored));
  return page;
}

/** In the page: the time of each frame since the one before, in `frameTimes`. */
const NOTE_FRAMES = `
  globalThis.frameTimes = [];
  let last = performance.now();
  const note = (now) => {
    frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);`;

/** Milliseconds between the frames that are drawn while `work` lasts. */
export async function timeFrames(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(`{${NOTE_FRAMES}}`);
  await work();
  return page.evaluate<number[]>('frameTimes');
}

export async function scrollDown(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
}
