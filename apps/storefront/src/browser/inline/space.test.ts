// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { chooseBySpace } from './space.ts';

describe('Space', () => {
  /** What it clicks, and whether the page scrolls by it. */
  function press(html: string, how: KeyboardEventInit = {}) {
    document.body.innerHTML = html;
    const pressed = document.querySelector('a') as HTMLElement;
    const clicked: unknown[] = [];
    document.body.addEventListener('click', ({ target }) => clicked.push(target), { once: true });
    const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, ...how });
    pressed.addEventListener('keydown', chooseBySpace, { once: true });
    pressed.dispatchEvent(event);
    return { isClicked: clicked[0] === pressed, scrolls: !event.defaultPrevented };
  }
  const CHIP = '<nav data-choice="any"><a href="/store?open_now=true">Open now</a></nav>';

  test('chooses a chip as Enter does, once however long it is held, and leaves the page where it is', () => {
    expect(press(CHIP)).toEqual({ isClicked: true, scrolls: false });
    expect(press(CHIP, { repeat: true })).toEqual({ isClicked: false, scrolls: false });
  });

  test('and other keys do nothing else than ever, on a chip and on any other link', () => {
    expect(press('<a href="/store">Home</a>')).toEqual({ isClicked: false, scrolls: true });
    expect(press(CHIP, { key: 'a' })).toEqual({ isClicked: false, scrolls: true });
  });
});
