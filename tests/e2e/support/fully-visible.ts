import { expect, type Locator } from '@playwright/test';

/** The element is inside the window as a whole, and neither a sticky bar nor a scroll container's edge covers it. */
export async function expectFullyVisible(part: Locator): Promise<void> {
  const look = () =>
    part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const places = {
        middle,
        top: { ...middle, y: top + 1 },
        bottom: { ...middle, y: bottom - 1 },
        left: { ...middle, x: left + 1 },
        right: { ...middle, x: right - 1 },
      };
      const isHit = ({ x, y }: { x: number; y: number }) => element.contains(document.elementFromPoint(x, y));
      return {
        isInWindow: top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth,
        covered: Object.entries(places).flatMap(([name, place]) => (isHit(place) ? [] : [name])),
      };
    });
  await expect.poll(look).toEqual({ isInWindow: true, covered: [] });
}
