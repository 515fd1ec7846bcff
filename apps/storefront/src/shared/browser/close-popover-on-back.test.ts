// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closePopoversOnBack } from './close-popover-on-back.ts';

/** The layers that stand in the history, each with how Back closes it. */
const layers = vi.hoisted((): (() => void)[] => []);
vi.mock('./use-close-on-back.ts', () => ({
  addLayer: (close: () => void) => {
    layers.push(close);
    return () => void layers.splice(layers.indexOf(close), 1);
  },
}));

let ended: AbortController;
const hidden = vi.fn();

function show(): HTMLElement {
  document.body.innerHTML = '<div id="filters" popover></div><details></details>';
  const popover = document.getElementById('filters') as HTMLElement;
  popover.hidePopover = hidden;
  return popover;
}
const toggle = (element: Element | null, newState: 'open' | 'closed') =>
  element?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));

beforeEach(() => {
  layers.length = 0;
  hidden.mockClear();
  ended = new AbortController();
});
afterEach(() => ended.abort());

test('Back closes a popover that is open, and one that was closed is no step any more', () => {
  const popover = show();
  closePopoversOnBack(ended.signal);
  toggle(popover, 'open');
  expect(layers).toHaveLength(1);
  layers[0]?.();
  expect(hidden).toHaveBeenCalledOnce();
  toggle(popover, 'closed');
  expect(layers).toHaveLength(0);
});

test('a popover that stays open while its page is shown anew is one layer, and the new one is closed', () => {
  closePopoversOnBack(ended.signal);
  toggle(show(), 'open');
  const fresh = show();
  toggle(fresh, 'open');
  expect(layers).toHaveLength(1);
  layers[0]?.();
  expect(hidden).toHaveBeenCalledOnce();
  toggle(fresh, 'closed');
});

test('what else opens and closes is no layer', () => {
  show();
  closePopoversOnBack(ended.signal);
  toggle(document.querySelector('details'), 'open');
  expect(layers).toHaveLength(0);
});
