// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recorded, recordedEvents } from '../../testing/recorded-events.ts';
import { startAnalytics } from './start-analytics.ts';
import { tapped, tracked, trackedInput } from './tracked.ts';

vi.mock('../browser/shown-page.ts', () => import('../../testing/shown-at-once.ts'));

const go = (address: string) => window.history.pushState(null, '', address);

let stop: (() => void) | undefined;

/** A page that its server has made. */
function show(page: ReactNode): void {
  render(page);
  stop = startAnalytics();
  // Parts are looked for when the browser is idle.
  vi.advanceTimersByTime(200);
}

/** Which parts are on screen, for want of a layout. */
let bringIntoSight: (part: Element, ratio: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/store');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #observed = new Set<Element>();
      constructor(report: (entries: unknown[]) => void) {
        bringIntoSight = (target, intersectionRatio) => {
          if (this.#observed.has(target))
            report([{ target, intersectionRatio, intersectionRect: { height: 400 * intersectionRatio } }]);
        };
      }
      observe = (part: Element) => this.#observed.add(part);
      unobserve = (part: Element) => this.#observed.delete(part);
      disconnect = () => this.#observed.clear();
    },
  );
});
afterEach(() => {
  stop?.();
  stop = undefined;
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kinds = () => recorded().map(({ event_type, name }) => `${event_type} ${name}`);

test('analytics.002 each route change records one page view, and a dialog or a filter none', () => {
  window.history.replaceState(null, '', '/store?tag=under_60');
  show(<header data-vendor={12} />);
  go('/store?tag=under_60&order_id=12');
  go('/store?tag=around_you');
  go('/store?q=jollof');
  go('/store?q=egusi');
  go('/store/lekki/restaurant/mama-put');
  go('/store/lekki/restaurant/mama-put?dish=3');
  go('/store/lekki/restaurant/iya-basira');
  go('/store/orders/12');
  go('/store');
  expect(recordedEvents().map(({ name, path }) => `${name} ${path}`)).toEqual([
    'home /store',
    'search /store',
    'vendor /store/lekki/restaurant/mama-put',
    'vendor /store/lekki/restaurant/iya-basira',
    'order /store/orders/12',
    'home /store',
  ]);
});

test('analytics.002 the first load of a search is a view of the search alone', () => {
  window.history.replaceState(null, '', '/store?q=jollof');
  show(undefined);
  expect(kinds()).toEqual(['view_page search']);
});

test('the page of a vendor says whose it is', () => {
  window.history.replaceState(null, '', '/store/lekki/restaurant/mama-put');
  show(<header data-vendor={12} />);
  expect(recorded()).toEqual([{ event_type: 'view_page', name: 'vendor', details: { vendor_id: 12 } }]);
});

test('a page at the address of a vendor who was not found is no vendor’s', () => {
  window.history.replaceState(null, '', '/store/lekki/restaurant/nobody');
  show(undefined);
  expect(recorded()).toEqual([{ event_type: 'view_page', name: 'other' }]);
});

function Parts() {
  return (
    <section {...tracked('section', 'vendors')}>
      Ground
      <a href="#1" {...tapped('component', 'vendor', { vendor_id: 12, position: 1 })}>
        Mama Put
      </a>
      <button type="button" onClick={(event) => event.stopPropagation()}>
        More
      </button>
      <input aria-label="Phone" {...trackedInput('senderPhone')} />
    </section>
  );
}

test('a tap is recorded of the nearest part, whatever the page does with it; one on the ground is not', () => {
  show(<Parts />);
  fireEvent.click(screen.getByText('Mama Put'));
  fireEvent.click(screen.getByText('More'));
  fireEvent.click(screen.getByText('Ground'));
  expect(recorded().slice(1)).toEqual([
    { event_type: 'click_component', name: 'vendor', details: { vendor_id: 12, position: 1 } },
    { event_type: 'click_section', name: 'vendors' },
  ]);
});

test('analytics.023 that an input was changed is recorded once a page, by its name alone', () => {
  show(<Parts />);
  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '0801' } });
  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '08012345678' } });
  expect(recorded().slice(1)).toEqual([{ event_type: 'interact_input', name: 'sender_phone' }]);
});

const section = () => document.querySelector('section') as Element;

test('a part is seen once it was half on screen for a second, once a page', () => {
  show(<Parts />);
  bringIntoSight(section(), 0.4);
  vi.advanceTimersByTime(2_000);
  bringIntoSight(section(), 0.5);
  vi.advanceTimersByTime(900);
  bringIntoSight(section(), 0);
  bringIntoSight(section(), 1);
  vi.advanceTimersByTime(999);
  expect(kinds()).toEqual(['view_page home']);
  vi.advanceTimersByTime(1);
  expect(kinds()).toEqual(['view_page home', 'view_section vendors']);
  bringIntoSight(section(), 1);
  vi.advanceTimersByTime(2_000);
  expect(kinds()).toHaveLength(2);
  go('/store/orders');
  vi.advanceTimersByTime(200);
  bringIntoSight(section(), 1);
  vi.advanceTimersByTime(1_000);
  expect(kinds().slice(2)).toEqual(['view_page orders', 'view_section vendors']);
});

test('nothing is seen in a tab that is hidden', () => {
  show(<Parts />);
  bringIntoSight(section(), 1);
  vi.advanceTimersByTime(500);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  bringIntoSight(section(), 1);
  vi.advanceTimersByTime(5_000);
  expect(kinds()).toEqual(['view_page home']);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  bringIntoSight(section(), 1);
  vi.advanceTimersByTime(1_000);
  expect(kinds()).toEqual(['view_page home', 'view_section vendors']);
});

test('a part that comes later is seen too', async () => {
  show(<Parts />);
  const dialog = document.createElement('div');
  for (const [name, value] of Object.entries(tracked('modal', 'payment_method'))) dialog.setAttribute(name, value);
  document.body.append(dialog);
  await vi.advanceTimersByTimeAsync(1_000);
  bringIntoSight(dialog, 1);
  vi.advanceTimersByTime(1_000);
  expect(kinds()).toEqual(['view_page home', 'view_modal payment_method']);
  dialog.remove();
});
