import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const PAGE = [
  '<html lang="en"><head><link rel="preload" as="script" href="/a.js"/>',
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>',
  '<body><p>Jollof</p><script src="/b.js" async=""></script><script>self.__next_f=[1]</script></body></html>',
].join('');

describe('a page whose scripts wait', () => {
  test('names the framework’s scripts in a way that no browser fetches, and leaves the others', () => {
    const html = deferScripts(PAGE);
    expect(html).toContain('<script type="waiting" src="/a.js" async=""></script>');
    expect(html).toContain('<script type="waiting" src="/b.js" async=""></script>');
    expect(html).toContain('<script src="/old.js" noModule=""></script>');
    expect(html).toContain('<p>Jollof</p>');
    expect(html).toContain('<script>self.__next_f=[1]</script>');
    expect(html).not.toContain('rel="preload" as="script"');
  });

  test('is left as it is when it has no such scripts', () => {
    const plain = '<html lang="en"><head></head><body>Retry</body></html>';
    expect(deferScripts(plain)).toBe(plain);
  });
});

/** As much of a browser as the page's own script asks for. */
function openPage({ stored = {}, cookie = '' } = {}) {
  const listeners = new Map<string, Set<(event: object) => void>>();
  type Script = { src: string; async?: boolean; onerror?: () => void };
  const run: Script[] = [];
  const later: { ms: number; act: () => void }[] = [];
  const makeScript = (src = '') => ({
    src,
    getAttribute(this: Script) {
      return this.src;
    },
    replaceWith: (script: Script) => run.push(script),
  });
  const waiting = ['/a.js', '/b.js'].map(makeScript);
  const fetched: string[] = [];
  type Dataset = { waiting?: string; unread?: string; saver?: string; rows?: string };
  const documentElement: { dataset: Dataset } = { dataset: { waiting: '', unread: '' } };
  const frames: (() => void)[] = [];
  const note = { hidden: true };
  const context = createContext({
    localStorage: stored,
    addEventListener: (name: string, act: (event: object) => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(act)),
    removeEventListener: (name: string, act: (event: object) => void) => listeners.get(name)?.delete(act),
    requestAnimationFrame: (act: () => void) => frames.push(act),
    setTimeout: (act: (...about: unknown[]) => void, ms = 0, ...about: unknown[]) => {
      const timer = { ms, act: () => act(...about) };
      if (ms === 0) frames.push(timer.act);
      else later.push(timer);
      return timer;
    },
    clearTimeout: (timer: (typeof later)[number]) => later.splice(later.indexOf(timer), 1),
    document: {
      cookie,
      documentElement,
      fonts: ['U+20-7E, U+A0', 'U+20A6, U+20B5', 'U+A1-FF', 'U+0-10FFFF'].map((unicodeRange) => ({
        unicodeRange,
        load: async () => void fetched.push(unicodeRange),
      })),
      querySelectorAll: () => waiting.splice(0),
      getElementById: (id: string) => (id === 'script-missing' ? note : null),
      createElement: () => makeScript(),
    },
  });
  for (const [, script = ''] of deferScripts(PAGE).matchAll(/<script>((?:try|\(\()[\s\S]*?)<\/script>/g))
    runInContext(script, context);
  const tell = (name: string, event: object = {}) => {
    for (const act of [...(listeners.get(name) ?? [])]) act(event);
  };
  const draw = () => {
    for (let act = frames.shift(); act; act = frames.shift()) act();
  };
  return { run, later, fetched, documentElement, note, tell, draw };
}

test('room for somebody’s own rows is there before the first paint, and for nobody else', () => {
  const roomOf = (cookie: string, stored: object) => openPage({ cookie, stored }).documentElement.dataset.rows;
  expect(roomOf('place=lagos; user=%7B%7D', { rows: 'again liked' })).toBe('again liked');
  expect(roomOf('user=%7B%7D', {})).toBeUndefined();
  expect(roomOf('place=lagos; nouser=1', { rows: 'again liked' })).toBeUndefined();
});

describe('the waiting scripts', () => {
  test('are started once, after the first view is painted', () => {
    const { run, tell, draw } = openPage();
    draw();
    expect(run).toEqual([]);
    tell('load');
    expect(run).toEqual([]);
    draw();
    expect(run).toMatchObject([
      { src: '/a.js', async: true },
      { src: '/b.js', async: true },
    ]);
  });

  test('are asked for again when the line has lost one, after a while that grows', () => {
    const { run, later, tell, draw } = openPage();
    tell('keydown');
    draw();
    later.length = 0;
    for (const ms of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      run.at(-1)?.onerror?.();
      const again = later.pop();
      expect(again?.ms).toBe(ms);
      again?.act();
    }
    expect(run.map(({ src }) => src)).toEqual(['/a.js', ...Array.from({ length: 8 }, () => '/b.js')]);
  });

  test('bring no fonts: they come when somebody reads on, those of the basic signs, and are shown together', async () => {
    const { fetched, documentElement, tell, draw } = openPage();
    tell('load');
    draw();
    expect(fetched).toEqual([]);
    expect(documentElement.dataset).toEqual({ waiting: '', unread: '' });
    // The page was laid out under a pointer that rests.
    tell('pointermove', { type: 'pointermove', movementX: 0, movementY: 0 });
    expect(documentElement.dataset).toEqual({ waiting: '', unread: '' });
    tell('scroll');
    expect(fetched).toEqual(['U+20-7E, U+A0', 'U+20A6, U+20B5']);
    expect(documentElement.dataset).toEqual({ waiting: '' });
    tell('scroll');
    await expect.poll(() => documentElement.dataset).toEqual({});
    expect(fetched).toHaveLength(2);
  });

  test('bring fonts that are not shown while a finger is down: what it is on would move, and the tap be lost', async () => {
    const { fetched, later, documentElement, tell } = openPage();
    later.length = 0;
    tell('pointerdown');
    await expect.poll(() => fetched).toHaveLength(2);
    await new Promise(setImmediate);
    expect(documentElement.dataset).toEqual({ waiting: '' });
    // Of two fingers one is lifted, and a second tap follows at once.
    tell('pointerdown');
    tell('pointerup');
    expect(later.filter(({ ms }) => ms === 300)).toEqual([]);
    tell('pointerup');
    tell('pointerdown');
    expect(later.filter(({ ms }) => ms === 300)).toEqual([]);
    tell('pointercancel');
    expect(documentElement.dataset).toEqual({ waiting: '' });
    later.find(({ ms }) => ms === 300)?.act();
    expect(documentElement.dataset).toEqual({});
  });

  test('leave the fonts out where data is saved', () => {
    const { fetched, documentElement, tell } = openPage();
    documentElement.dataset.saver = '';
    tell('pointerdown');
    expect(fetched).toEqual([]);
    expect(documentElement.dataset).toEqual({ waiting: '', saver: '' });
  });

  test.each(['pointerdown', 'keydown', 'focusin'])('are started at once by a person (%s)', (sign) => {
    const { run, tell, draw } = openPage();
    tell(sign);
    draw();
    expect(run).toHaveLength(2);
  });

  test('find the buttons that were tapped before they came, but not one that opens a popover by itself', () => {
    const { tell } = openPage();
    const taps: string[] = [];
    const button = (name: string, popoverTargetElement: object | null) => {
      const self = { isConnected: true, popoverTargetElement, ariaBusy: null, click: () => taps.push(name) };
      return Object.assign(self, { closest: () => self });
    };
    let unheard = 0;
    const tap = (target: object) =>
      tell('click', {
        target,
        stopPropagation: () => {
          unheard += 1;
        },
      });
    const like = button('like', null);
    tap(like);
    tap(button('add', null));
    tap(like);
    tap(button('city', {}));
    tap({ closest: () => null });
    // The framework, half there, hears nothing of what is tapped again later.
    expect(unheard).toBe(3);
    tell('listening');
    // Answered by the page itself: a second time would be one too many.
    tap(button('early', null));
    expect(taps).toEqual([]);
    expect(like.ariaBusy).toBe('true');
    tell('hydrated');
    expect(like.ariaBusy).toBe(null);
    tap(button('late', null));
    expect(unheard).toBe(3);
    expect(taps).toEqual(['like', 'add', 'like']);
  });

  /** A button that was tapped too early. */
  function tapEarly(tell: (name: string, event: object) => void) {
    const self = { isConnected: true, popoverTargetElement: null, ariaBusy: null as string | null, taps: 0 };
    const button = Object.assign(self, {
      click: () => {
        self.taps += 1;
      },
    });
    tell('click', { target: { closest: () => button }, stopPropagation: () => undefined });
    return button;
  }

  test('that do not come after four tries are told of, and no button waits for them any longer', () => {
    const { run, later, note, tell, draw } = openPage();
    tell('keydown');
    draw();
    const button = tapEarly(tell);
    for (const isTold of [false, false, false, true]) {
      run.at(-1)?.onerror?.();
      later.pop()?.act();
      expect([note.hidden, button.ariaBusy]).toEqual(isTold ? [false, null] : [true, 'true']);
    }
    // Nothing would come of remembering this one.
    expect(tapEarly(tell).ariaBusy).toBeNull();
    // They have come after all.
    tell('listening');
    tell('hydrated');
    expect([note.hidden, button.taps]).toEqual([true, 0]);
  });

  test('that loaded but did not hydrate the page within a minute are reported, and no others', () => {
    const dead = openPage();
    dead.tell('keydown');
    const button = tapEarly(dead.tell);
    dead.later.find(({ ms }) => ms === 60_000)?.act();
    expect([dead.note.hidden, button.ariaBusy]).toEqual([false, null]);
    const living = openPage();
    living.tell('keydown');
    living.tell('hydrated');
    expect(living.later.filter(({ ms }) => ms === 60_000)).toEqual([]);
    expect(living.note.hidden).toBe(true);
  });
});
