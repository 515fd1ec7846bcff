import type { TouchEvent as ReactTouchEvent } from 'react';

const copyOf = ({ type, touches, targetTouches, changedTouches }: TouchEvent) =>
  new TouchEvent(type, {
    ...{ bubbles: true, cancelable: true },
    ...{ touches: [...touches], targetTouches: [...targetTouches], changedTouches: [...changedTouches] },
  });

/**
 * A touch belongs to the element that it began on. Once that has left the page, as a skeleton does that is replaced, nobody
 * else hears of the finger, and a swipe would never end: the layer around it is told instead.
 */
export function followTouch({ target, currentTarget: layer }: ReactTouchEvent): void {
  if (!(target instanceof Element)) return;
  const released = new AbortController();
  const tell = (event: TouchEvent) => {
    if (!target.isConnected && !layer.dispatchEvent(copyOf(event))) event.preventDefault();
    if (event.type !== 'touchmove') released.abort();
  };
  for (const type of ['touchmove', 'touchend', 'touchcancel'] as const)
    (target as HTMLElement).addEventListener(type, tell, { passive: false, signal: released.signal });
}
