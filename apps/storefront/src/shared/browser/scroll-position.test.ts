import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreScrollPosition, saveScrollPosition } from './scroll-position.ts';

let step: { key: string } | null;
let scrollY: number;
/** Where the link stands when nothing is scrolled. */
let height: number;
const BODY = {};
let activeElement: object;
const link = () => {
  const each = {
    href: '/store/a',
    getBoundingClientRect: () => ({ top: height - scrollY }),
    focus: () => {
      activeElement = each;
    },
  };
  return each;
};

beforeEach(() => {
  [step, scrollY, height] = [{ key: 'list' }, 0, 2_300];
  vi.stubGlobal('window', {
    navigation: {
      get currentEntry() {
        return step;
      },
    },
    get scrollY() {
      return scrollY;
    },
    scrollTo: ({ top }: { top: number }) => {
      scrollY = top;
    },
    scrollBy: ({ top }: { top: number }) => {
      scrollY += top;
    },
  });
  activeElement = BODY;
  vi.stubGlobal('document', {
    body: BODY,
    get activeElement() {
      return activeElement;
    },
    get links() {
      return [link()];
    },
  });
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => look());
});
afterEach(() => vi.unstubAllGlobals());

function leave(): void {
  scrollY = 2_000;
  saveScrollPosition(link() as unknown as HTMLAnchorElement);
  scrollY = 0;
}

test('the link that was followed stands where it stood, though the list above it has another height', () => {
  leave();
  height = 2_700;
  restoreScrollPosition();
  expect(height - scrollY).toBe(300);
});

test('the link that was followed has the focus again, unless something else has it', () => {
  leave();
  restoreScrollPosition();
  expect(activeElement).toMatchObject({ href: '/store/a' });
  const field = {};
  activeElement = field;
  leave();
  restoreScrollPosition();
  expect(activeElement).toBe(field);
});

test('it does so once, and only for the step of the history that was left', () => {
  leave();
  step = { key: 'another visit' };
  restoreScrollPosition();
  expect(scrollY).toBe(0);
  step = { key: 'list' };
  restoreScrollPosition();
  expect(scrollY).toBe(2_000);
  scrollY = 500;
  restoreScrollPosition();
  expect(scrollY).toBe(500);
});

test('a browser that does not tell its steps is left alone', () => {
  step = null;
  leave();
  restoreScrollPosition();
  expect(scrollY).toBe(0);
});
