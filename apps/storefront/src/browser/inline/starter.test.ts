// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const ENTRY = '/store/static/entry.js';
const fetched: string[] = [];
const { documentElement } = document;

/** The files that were asked for; none comes. */
let scripts: HTMLScriptElement[];

function font(unicodeRange: string) {
  return { unicodeRange, load: async () => void fetched.push(unicodeRange) };
}

/** A page as it comes, with its own script run. */
async function openPage(html = ''): Promise<void> {
  Object.assign(documentElement.dataset, { entry: ENTRY, waiting: '', unread: '' });
  document.body.innerHTML = `<div id="script-missing" hidden></div>${html}`;
  await import('./starter.ts');
}

const tell = (name: string) => window.dispatchEvent(new Event(name));
const bar = () => document.getElementById('script-missing');
const button = () => document.querySelector('button');

/** Of every listener that the page's script adds, so that the next test begins without them. */
const added: [string, EventListenerOrEventListenerObject, boolean | AddEventListenerOptions | undefined][] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  fetched.length = 0;
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
  window.localStorage.clear();
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: ['U+20-7E, U+A0', 'U+20A6, U+20B5', 'U+A1-FF'].map(font),
  });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject, how?: boolean | AddEventListenerOptions) => {
      added.push([name, listener, how]);
      add(name, listener, how);
    },
  );
});
afterEach(() => {
  for (const [name, listener, how] of added.splice(0)) window.removeEventListener(name, listener, how);
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const name of Object.keys(documentElement.dataset)) delete documentElement.dataset[name];
});

describe('the code of a page', () => {
  test('comes once, after the first view is painted', async () => {
    await openPage();
    expect(scripts).toEqual([]);
    tell('load');
    await vi.advanceTimersByTimeAsync(100);
    expect(scripts.map(({ src }) => new URL(src).pathname)).toEqual([ENTRY]);
    tell('keydown');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(scripts).toHaveLength(1);
  });

  test.each(['pointerdown', 'keydown', 'focusin'])('comes at once for a person (%s)', async (sign) => {
    await openPage();
    tell(sign);
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts).toHaveLength(1);
  });

  test('comes after 4 seconds though a picture never does', async () => {
    await openPage();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(scripts).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(scripts).toHaveLength(1);
  });

  test('is asked for again after a while that grows; at the fourth time the page says so', async () => {
    await openPage('<button>Add</button>');
    tell('keydown');
    await vi.advanceTimersByTimeAsync(0);
    button()?.click();
    const tries = [
      [1_000, false],
      [2_000, false],
      [4_000, false],
      [8_000, true],
      [16_000, true],
      [30_000, true],
    ] as const;
    for (const [index, [ms, isTold]] of tries.entries()) {
      scripts.at(-1)?.dispatchEvent(new Event('error'));
      expect([bar()?.hidden, button()?.ariaBusy]).toEqual(isTold ? [false, null] : [true, 'true']);
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(scripts).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(scripts).toHaveLength(index + 2);
    }
    tell('awake');
    expect(bar()?.hidden).toBe(true);
  });

  test('that has come and answers nothing for a minute is told of', async () => {
    await openPage();
    tell('starting');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(bar()?.hidden).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(bar()?.hidden).toBe(false);
  });

  test('that has answered is not told of', async () => {
    await openPage();
    tell('starting');
    tell('awake');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bar()?.hidden).toBe(true);
  });

  test.each(['pointerdown', 'keydown', 'focusin'])('hears that somebody was there before it (%s)', async (sign) => {
    await openPage();
    delete documentElement.dataset['touched'];
    tell(sign);
    expect(documentElement.dataset['touched']).toBe('');
  });
});

describe('pictures below the first screen', () => {
  const ROWS = ['near', 'far', 'farther'].map((id) => `<li class="below-fold" id="${id}"></li>`).join('');
  let come: (id: string) => void;

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
          const watched = new Set<Element>();
          come = (id) => tell([...watched].map((target) => ({ isIntersecting: target.id === id, target })));
          Object.assign(this, {
            observe: (row: Element) => watched.add(row),
            unobserve: (row: Element) => watched.delete(row),
          });
        }
      },
    );
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return { top: window.innerHeight * (this.id === 'near' ? 1.2 : 3) } as DOMRect;
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const shown = () => [...document.querySelectorAll('[data-near]')].map(({ id }) => id);

  test('come when somebody reads on, those that are near, and the others as they come near', async () => {
    await openPage(ROWS);
    expect(shown()).toEqual([]);
    tell('scroll');
    expect(shown()).toEqual(['near']);
    come('far');
    expect(shown()).toEqual(['near', 'far']);
  });

  test('come on the next page as they do on the first', async () => {
    await openPage();
    tell('scroll');
    document.body.innerHTML = ROWS;
    tell('navigated');
    expect(shown()).toEqual(['near']);
  });
});

describe('fonts', () => {
  test('come when somebody reads on, those of the basic signs, and are shown together', async () => {
    await openPage();
    // The page was laid out under a pointer that rests.
    window.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
    expect([fetched, documentElement.dataset['unread']]).toEqual([[], '']);
    tell('scroll');
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toEqual(['U+20-7E, U+A0', 'U+20A6, U+20B5']);
    expect([documentElement.dataset['unread'], documentElement.dataset['waiting']]).toEqual([undefined, undefined]);
    expect(window.localStorage.getItem('fonts')).toBe('1');
  });

  test('are not shown while a finger is down: what it is on would move, and the tap be lost', async () => {
    await openPage();
    tell('pointerdown');
    await vi.advanceTimersByTimeAsync(0);
    expect([fetched.length, documentElement.dataset['waiting']]).toEqual([2, '']);
    // Of two fingers one is lifted, and a second tap follows at once.
    tell('pointerdown');
    tell('pointerup');
    await vi.advanceTimersByTimeAsync(300);
    expect(documentElement.dataset['waiting']).toBe('');
    tell('pointerup');
    await vi.advanceTimersByTimeAsync(299);
    expect(documentElement.dataset['waiting']).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(documentElement.dataset['waiting']).toBeUndefined();
  });

  test('are left out where data is saved', async () => {
    await openPage();
    documentElement.dataset['saver'] = '';
    tell('pointerdown');
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toEqual([]);
  });
});

describe('a tap before the code is there', () => {
  test('shows that it waits, is heard by nothing else, and counts once, in its order', async () => {
    await openPage(
      '<button>Like</button><p><a data-needs-code href="/store?open=relay">Send</a></p><a href="#x">Link</a>',
    );
    const taps: string[] = [];
    const onTap = ({ target }: MouseEvent) => {
      if (target instanceof Element) taps.push(target.textContent ?? '');
    };
    document.addEventListener('click', onTap);
    const [like, send, link] = ['button', 'a[data-needs-code]', 'a:not([data-needs-code])'].map((each) =>
      document.querySelector<HTMLElement>(each),
    );
    like?.click();
    send?.click();
    link?.click();
    expect([taps, like?.ariaBusy, send?.ariaBusy]).toEqual([['Link'], 'true', 'true']);
    tell('listening');
    tell('awake');
    expect([taps, like?.ariaBusy]).toEqual([['Link', 'Like', 'Send'], null]);
    tell('awake');
    expect(taps).toHaveLength(3);
    like?.click();
    expect(taps).toHaveLength(4);
    document.removeEventListener('click', onTap);
  });

  test.each<[string, string, MouseEventInit]>([
    ['of another button of the mouse', '<button>Like</button>', { button: 1 }],
    ['that opens a window', '<button>Like</button>', { ctrlKey: true }],
    ['that shows a picture', '<button data-show-picture>Show</button>', {}],
    ['that opens a popover', '<button popovertarget="menu">More</button>', {}],
    ['on a plain link of an island', '<i data-island="CartTab" data-links><a href="#x">Home</a></i>', {}],
  ])('is left alone %s', async (_which, html, how) => {
    await openPage(html);
    const control = document.querySelector<HTMLElement>('button, a');
    // The test's page knows no popovers.
    if (control?.hasAttribute('popovertarget')) Object.assign(control, { popoverTargetElement: document.body });
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    control?.dispatchEvent(tap);
    expect([tap.defaultPrevented, control?.ariaBusy ?? null]).toEqual([false, null]);
  });

  test('is given up where its code is told to be missing', async () => {
    await openPage('<button>Like</button>');
    button()?.click();
    tell('missing');
    expect([button()?.ariaBusy, bar()?.hidden]).toEqual([null, false]);
    const onTap = vi.fn();
    button()?.addEventListener('click', onTap);
    button()?.click();
    expect(onTap).toHaveBeenCalledOnce();
  });

  test('goes to the control that stands in its place since its island has woken', async () => {
    await openPage('<span data-island="HeaderCart"><button>Cart</button></span>');
    button()?.click();
    tell('listening');
    const woken = document.createElement('button');
    const onTap = vi.fn();
    woken.addEventListener('click', onTap);
    document.querySelector('[data-island]')?.replaceChildren(woken);
    tell('awake');
    expect(onTap).toHaveBeenCalledOnce();
  });
});

describe('Back before the code is there', () => {
  const goTo = (address: string) => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };

  test('loads the page that the address names, but not another place of this page, nor with the code there', async () => {
    window.history.replaceState(null, '', '/store/lekki/restaurant/mama-put');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await openPage();
    goTo('/store/lekki/restaurant/mama-put#menu');
    expect(reload).not.toHaveBeenCalled();
    goTo('/store');
    expect(reload).toHaveBeenCalledOnce();
    documentElement.dataset['awake'] = '';
    goTo('/store/wallet');
    expect(reload).toHaveBeenCalledOnce();
  });
});
