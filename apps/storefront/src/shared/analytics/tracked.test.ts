// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_KINDS } from '@jara/contract';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recorded } from '../../testing/recorded-events.ts';
import { startPage } from './once-a-page.ts';
import { track } from './track.ts';
import { trackError } from './track-error.ts';
import { type PartKind, readPart, tapped, tracked, trackedInput } from './tracked.ts';
import { watchTaps } from './watch-taps.ts';
import { watchViews } from './watch-views.ts';

/** A screen on which everything is in sight. */
class EverythingSeen {
  #report: (entries: unknown[]) => void;
  constructor(report: (entries: unknown[]) => void) {
    this.#report = report;
  }
  observe = (target: Element) =>
    this.#report([{ target, intersectionRatio: 1, intersectionRect: target.getBoundingClientRect() }]);
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', EverythingSeen);
  window.history.replaceState(null, '', '/store');
  window.localStorage.clear();
  startPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function put(attributes: Record<string, string>, name = 'button'): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  return element;
}

const PARTS = ['button', 'modal', 'section', 'component', 'banner'] as const satisfies readonly PartKind[];

test('analytics.013 what a page records is of exactly the 13 kinds', () => {
  for (const kind of PARTS) put(tracked(kind, 'part'));
  const input = put(trackedInput('phone'), 'input');
  const stops = [watchViews(), watchTaps()];
  // Idle, and then a second in sight.
  vi.advanceTimersByTime(200);
  vi.advanceTimersByTime(1_000);
  for (const part of document.querySelectorAll('button')) fireEvent.click(part);
  fireEvent.input(input);
  track({ event_type: 'view_page', name: 'home' });
  trackError('script', 'TypeError');
  for (const stop of stops) stop();
  const kinds = recorded().map(({ event_type }) => (event_type === 'error_error' ? 'error' : event_type));
  expect(kinds.toSorted()).toEqual([...EVENT_KINDS].toSorted());
});

test('a part that is only tapped is not recorded when it is seen', () => {
  const card = put(tapped('component', 'vendor', { vendor_id: 7, position: 2 }));
  const stops = [watchViews(), watchTaps()];
  vi.advanceTimersByTime(5_000);
  expect(recorded()).toEqual([]);
  fireEvent.click(card);
  expect(recorded()).toEqual([
    { event_type: 'click_component', name: 'vendor', details: { vendor_id: 7, position: 2 } },
  ]);
  for (const stop of stops) stop();
});

test('what an attribute says is read back, and words of code are spelled as events spell them', () => {
  const attribute = tapped('button', 'vendorType', { choice: 'local-market', vendor_id: undefined });
  expect(readPart(attribute['data-tap'])).toEqual({
    kind: 'button',
    name: 'vendor_type',
    details: { choice: 'local_market' },
  });
  expect(readPart(tracked('section', 'menu')['data-track'])).toEqual({ kind: 'section', name: 'menu' });
});

test('every name in the code is one that the contract accepts', () => {
  const folder = path.join(import.meta.dirname, '../..');
  const sources = globSync('{app,features,shared}/**/*.tsx', { cwd: folder }).filter(
    (file) => !file.includes('.test.'),
  );
  const named = sources.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/(?:tracked|tapped)\('\w+', '([^']*)'/g)].map(
      ([, name]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !/^[a-z][a-z0-9_]{0,59}$/.test(name ?? ''))).toEqual([]);
});
