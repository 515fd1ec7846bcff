// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMinimumHeight } from './use-minimum-height.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Card({ isKept }: { readonly isKept: boolean }) {
  const card = useRef<HTMLDivElement>(null);
  useMinimumHeight(card, isKept);
  return <div ref={card}>Delivery PIN</div>;
}

/** A card of a size, as a browser measures it: no lower than its least height. */
function showCard() {
  let resized: () => void = () => undefined;
  class Observer {
    constructor(listener: () => void) {
      resized = listener;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const { rerender } = render(<Card isKept />);
  const card = screen.getByText('Delivery PIN');
  const kept = () => Number.parseInt(card.style.minHeight, 10) || 0;
  const size = { width: 328, content: 480 };
  Object.defineProperty(card, 'offsetWidth', { get: () => size.width });
  Object.defineProperty(card, 'offsetHeight', { get: () => Math.max(size.content, kept()) });
  const resize = (to: Partial<typeof size>) => {
    Object.assign(size, to);
    resized();
  };
  resize({});
  return { kept, resize, end: () => rerender(<Card isKept={false} />) };
}

test('a card that gets smaller keeps its room, until another width breaks its lines otherwise', () => {
  const { kept, resize } = showCard();
  resize({ content: 320 });
  expect(kept()).toBe(480);
  resize({ width: 700 });
  expect(kept()).toBe(320);
});

test.each([
  ['a tap', () => document.body.click()],
  ['a look elsewhere', () => document.dispatchEvent(new Event('visibilitychange'))],
])('its room is given back by %s, when nobody minds that the page moves', (_, happen) => {
  const { kept, resize } = showCard();
  resize({ content: 320 });
  happen();
  resize({});
  expect(kept()).toBe(320);
});

test('at the end nothing is kept', () => {
  const { kept, resize, end } = showCard();
  resize({ content: 320 });
  end();
  expect(kept()).toBe(0);
});
