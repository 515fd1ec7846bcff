// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeptHeight } from './use-kept-height.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Card() {
  const card = useRef<HTMLDivElement>(null);
  useKeptHeight(card);
  return <div ref={card}>Delivery PIN</div>;
}

test('a card that gets smaller keeps its room, until another width breaks its lines otherwise', () => {
  let resized: () => void = () => undefined;
  class Observer {
    constructor(listener: () => void) {
      resized = listener;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  render(<Card />);
  const card = screen.getByText('Delivery PIN');
  const kept = () => Number.parseInt(card.style.minHeight, 10);
  let [width, content] = [328, 480];
  // As a browser measures it: no lower than its least height.
  Object.defineProperty(card, 'offsetWidth', { get: () => width });
  Object.defineProperty(card, 'offsetHeight', { get: () => Math.max(content, kept() || 0) });
  resized();
  content = 320;
  resized();
  expect(kept()).toBe(480);
  width = 700;
  resized();
  expect(kept()).toBe(320);
});
