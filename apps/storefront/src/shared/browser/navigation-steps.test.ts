// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Answer = {
  readonly html: string;
  readonly status?: number;
  readonly movedTo?: string;
  readonly type?: string;
};
type Asked = { readonly path: string; readonly signal: AbortSignal | undefined };

let answers: Record<string, Answer | undefined>;
let asked: Asked[];
/** Addresses whose pages are on their way until they are let go. */
let held: Record<string, PromiseWithResolvers<void> | undefined>;
let stop: () => void = () => undefined;

const html = (title: string, page: string) =>
  `<html><head><title>${title}</title></head><body><p id="page-told"></p><div id="page">${page}</div></body></html>`;

const page = () => document.getElementById('page');
const told = () => document.getElementById('page-told')?.textContent;
const link = (text: string) => [...document.links].find((each) => each.textContent === text);
const paths = () => asked.map(({ path }) => path);
const shows = (text: string) => vi.waitFor(() => expect(page()?.textContent).toContain(text));
/** Whatever was let go has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function hold(path: string): () => Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  held[path] = { promise, resolve, reject };
  return () => {
    resolve();
    return settled();
  };
}

async function openSite(home: string) {
  answers['/store'] = { html: html('Home', home) };
  const { head, body } = new DOMParser().parseFromString(html('Home', home), 'text/html');
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
  window.history.replaceState(null, '', '/store');
  vi.resetModules();
  const site = await import('./navigation.ts');
  stop = site.startSoftNavigation();
  return site;
}

/** Back or forward: the browser has changed the address already. */
function step(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** A service worker that may have kept pages, or none. */
const control = (controller: object | null) =>
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller } });

const press = (text: string) => link(text)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

const HOME = '<h1>Vendors</h1><a href="/store/wallet">Wallet</a><a href="/store/far">Far</a>';

beforeEach(() => {
  asked = [];
  held = {};
  answers = {
    '/store/wallet': { html: html('Wallet', '<h1>Your wallet</h1>') },
    '/store/far': { html: html('Far', '<h1>Far away</h1>') },
  };
  vi.stubGlobal('fetch', async (href: string, { signal }: { signal?: AbortSignal } = {}) => {
    const { pathname, search } = new URL(href, window.location.href);
    const path = pathname + search;
    asked.push({ path, signal });
    await held[path]?.promise;
    signal?.throwIfAborted();
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    const response = new Response(answer.html, {
      status: answer.status ?? 200,
      headers: { 'content-type': answer.type ?? 'text/html' },
    });
    if (answer.movedTo === undefined) return response;
    return Object.defineProperties(response, { redirected: { value: true }, url: { value: answer.movedTo } });
  });
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ['place', 'data_saver']) document.cookie = `${name}=; Max-Age=-1`;
  for (const name of ['navigating', 'kept']) delete document.documentElement.dataset[name];
});

describe('a step back', () => {
  test('shows the page as it came, without asking for it', async () => {
    await openSite(HOME);
    link('Wallet')?.click();
    // What an island has made of it is its own.
    page()?.querySelector('h1')?.replaceChildren('Changed since');
    await shows('Your wallet');
    step('/store');
    await shows('Vendors');
    expect([paths(), document.title]).toEqual([['/store/wallet'], 'Home']);
    step('/store/wallet');
    await shows('Your wallet');
    expect(paths()).toEqual(['/store/wallet']);
  });

  test('asks for a page that was made for another place', async () => {
    await openSite(HOME);
    link('Wallet')?.click();
    await shows('Your wallet');
    document.cookie = 'place=abuja';
    answers['/store'] = { html: html('Home', 'Vendors of Abuja') };
    step('/store');
    await shows('Vendors of Abuja');
    expect(paths()).toEqual(['/store/wallet', '/store']);
  });

  test('asks once more for a page that could not be shown the first time', async () => {
    await openSite(HOME);
    answers['/store/wallet'] = { html: html('Jara', 'Not answering'), status: 503 };
    link('Wallet')?.click();
    await shows('Not answering');
    step('/store');
    await shows('Vendors');
    answers['/store/wallet'] = { html: html('Wallet', 'Your wallet') };
    step('/store/wallet');
    await shows('Your wallet');
  });

  test('to a page that is not in memory shows the skeleton until it has come', async () => {
    await openSite(HOME);
    const letGo = hold('/store/far');
    step('/store/far');
    expect(document.documentElement.dataset['navigating']).toBe('page');
    await letGo();
    await shows('Far away');
    expect(document.documentElement.dataset['navigating']).toBeUndefined();
  });

  test.each<[string, () => unknown]>([
    ['came from what is kept offline', () => (document.documentElement.dataset['kept'] = '1')],
    [
      'was a failure',
      () => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object({ responseStatus: 503 })]),
    ],
  ])('asks for the first page anew where it %s', async (_how, prepare) => {
    prepare();
    await openSite(HOME);
    link('Wallet')?.click();
    await shows('Your wallet');
    answers['/store'] = { html: html('Home', 'Vendors of now') };
    step('/store');
    await shows('Vendors of now');
  });

  test.each([200, 0])('has the first page in memory where the browser says %i of it', async (responseStatus) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object({ responseStatus })]);
    await openSite(HOME);
    link('Wallet')?.click();
    await shows('Your wallet');
    step('/store');
    await shows('Vendors');
    expect(paths()).toEqual(['/store/wallet']);
  });

  test('gives the focus to the page, not to a namesake of what had it', async () => {
    await openSite(`<main id="main" tabindex="-1">Vendors</main><a href="/store/wallet">Wallet</a>`);
    answers['/store/wallet'] = { html: html('Wallet', '<p>Your wallet</p><button>Cart</button>') };
    link('Wallet')?.click();
    await shows('Your wallet');
    document.querySelector('button')?.focus();
    step('/store');
    await shows('Vendors');
    expect(document.activeElement?.id).toBe('main');
  });

  test('leads to where its link was followed, which has the focus', async () => {
    vi.stubGlobal('navigation', {
      get currentEntry() {
        return { key: window.location.pathname };
      },
    });
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1_200);
    await openSite(HOME);
    link('Wallet')?.click();
    await shows('Your wallet');
    step('/store');
    await vi.waitFor(() => expect(document.activeElement).toBe(link('Wallet')));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 1_200, behavior: 'instant' });
  });

  test('has the twenty last pages in memory, and no more', async () => {
    const { navigate } = await openSite(HOME);
    for (let number = 1; number <= 20; number += 1) {
      answers[`/store/${number}`] = { html: html(`${number}`, `Page ${number}`) };
      await navigate(`/store/${number}`);
    }
    asked = [];
    step('/store/1');
    await shows('Page 1');
    expect(paths()).toEqual([]);
    step('/store');
    await shows('Vendors');
    expect(paths()).toEqual(['/store']);
  });

  test('to a page of another build is left to the browser', async () => {
    await openSite(HOME);
    answers['/store/far'] = { html: '<html data-entry="/store/static/entry-b.js"><div id="page">Far</div></html>' };
    step('/store/far');
    await vi.waitFor(() => expect(window.location.reload).toHaveBeenCalledOnce());
    expect(page()?.textContent).toContain('Vendors');
  });

  test('from another site to a page that was left with its skeleton shows the page', async () => {
    await openSite(HOME);
    hold('/store/wallet');
    link('Wallet')?.click();
    expect(document.documentElement.dataset['navigating']).toBe('page');
    window.dispatchEvent(new Event('pageshow'));
    expect(document.documentElement.dataset['navigating']).toBeUndefined();
  });

  test('that is taken forward again before its page has come leaves the shown page', async () => {
    await openSite(HOME);
    const letGo = hold('/store/far');
    step('/store/far');
    step('/store');
    await letGo();
    expect([page()?.textContent, asked[0]?.signal?.aborted]).toEqual(['VendorsWalletFar', true]);
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  test('over two pages shows the second, whichever comes first', async () => {
    await openSite(HOME);
    const letFarGo = hold('/store/far');
    step('/store/far');
    step('/store/wallet');
    await shows('Your wallet');
    await letFarGo();
    expect(page()?.textContent).toBe('Your wallet');
  });

  test('and forward again ends the skeleton of a link that was tapped before', async () => {
    await openSite(HOME);
    hold('/store/far');
    hold('/store/wallet');
    link('Wallet')?.click();
    expect(document.documentElement.dataset['navigating']).toBe('page');
    step('/store/far');
    step('/store');
    expect(document.documentElement.dataset['navigating']).toBeUndefined();
  });

  test('that closes a layer lets the page come that was asked for', async () => {
    await openSite(HOME);
    const letGo = hold('/store/wallet');
    link('Wallet')?.click();
    step('/store?order_id=7');
    expect(document.documentElement.dataset['navigating']).toBe('page');
    await letGo();
    await shows('Your wallet');
  });
});

describe('a page that is asked for at the touch', () => {
  test('is not asked for again at the click', async () => {
    await openSite(HOME);
    const letGo = hold('/store/wallet');
    press('Wallet');
    expect(paths()).toEqual(['/store/wallet']);
    link('Wallet')?.click();
    await letGo();
    await shows('Your wallet');
    expect(paths()).toEqual(['/store/wallet']);
  });

  test('is asked for again at the click where it was lost', async () => {
    await openSite(HOME);
    const wallet = answers['/store/wallet'];
    delete answers['/store/wallet'];
    press('Wallet');
    await settled();
    answers['/store/wallet'] = wallet;
    link('Wallet')?.click();
    await shows('Your wallet');
    expect(paths()).toEqual(['/store/wallet', '/store/wallet']);
  });

  test('is not asked for again where it is lost after the click: the browser loads it', async () => {
    await openSite(HOME);
    delete answers['/store/wallet'];
    const letGo = hold('/store/wallet');
    press('Wallet');
    link('Wallet')?.click();
    await letGo();
    expect(paths()).toEqual(['/store/wallet']);
    expect(window.location.assign).toHaveBeenCalledOnce();
  });

  test.each([
    ['', '<a href="/store/wallet" data-needs-code="">Wallet</a>'],
    [' in what', '<p data-needs-code=""><a href="/store/wallet">Wallet</a></p>'],
  ])('is none of a link%s that code answers', async (_where, page) => {
    await openSite(page);
    press('Wallet');
    expect(paths()).toEqual([]);
  });

  test('is ended where the finger scrolls on', async () => {
    await openSite(HOME);
    hold('/store/wallet');
    press('Wallet');
    document.dispatchEvent(new PointerEvent('pointercancel'));
    expect(asked[0]?.signal?.aborted).toBe(true);
  });

  test('is forgotten where no click follows: later it would be old', async () => {
    await openSite(HOME);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    press('Wallet');
    document.dispatchEvent(new PointerEvent('pointerup'));
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    link('Wallet')?.click();
    await shows('Your wallet');
    expect(paths()).toEqual(['/store/wallet', '/store/wallet']);
  });

  test('is ended by the touch of another link', async () => {
    await openSite(HOME);
    hold('/store/wallet');
    press('Wallet');
    press('Far');
    expect(asked.map(({ path, signal }) => [path, signal?.aborted])).toEqual([
      ['/store/wallet', true],
      ['/store/far', false],
    ]);
  });

  test('waits for the click where data is saved', async () => {
    await openSite(HOME);
    document.cookie = 'data_saver=on';
    press('Wallet');
    expect(paths()).toEqual([]);
    link('Wallet')?.click();
    await shows('Your wallet');
  });

  test('is not the one that is shown', async () => {
    await openSite('<a href="/store?dish=7">Jollof</a>');
    press('Jollof');
    expect(paths()).toEqual([]);
  });
});

describe('a page that does not come well', () => {
  test('has eight seconds; then the browser loads it, by way of the service worker', async () => {
    await openSite(HOME);
    const late = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const letGo = hold('/store/wallet');
    link('Wallet')?.click();
    expect(limit).toHaveBeenCalledWith(8_000);
    late.abort();
    await letGo();
    expect(window.location.assign).toHaveBeenCalledOnce();
  });

  test('is loaded by the browser where it is a file', async () => {
    await openSite(HOME);
    answers['/store/wallet'] = { html: html('Wallet', 'Your wallet'), type: 'application/pdf' };
    link('Wallet')?.click();
    await vi.waitFor(() => expect(window.location.assign).toHaveBeenCalledOnce());
    expect(page()?.textContent).toContain('Vendors');
  });

  test('leaves no step to go back over where its link says so', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await openSite('<a href="/store/gone" data-history="replace">Gone</a>');
    link('Gone')?.click();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(window.location.assign).not.toHaveBeenCalled();
  });

  test('is loaded by the browser where a kept one may stand in for it', async () => {
    await openSite(HOME);
    control({});
    answers['/store/wallet'] = { html: html('Jara', 'Not answering'), status: 503 };
    link('Wallet')?.click();
    await vi.waitFor(() => expect(window.location.assign).toHaveBeenCalledOnce());
    expect(page()?.textContent).toContain('Vendors');
  });

  test.each([
    ['no page is kept', null, 503],
    ['it says that there is none', {}, 404],
  ])('is shown where %s', async (_why, controller, status) => {
    await openSite(HOME);
    control(controller);
    answers['/store/wallet'] = { html: html('Jara', 'No such page'), status };
    link('Wallet')?.click();
    await shows('No such page');
  });
});

describe('a search', () => {
  const SEARCH =
    '<main id="main" tabindex="-1"><form action="/store"><input id="q" name="q" value="rice"></form></main>';

  test('goes to its page as a link does, and lets go of its field', async () => {
    await openSite(SEARCH);
    answers['/store?q=rice'] = { html: html('rice', `12 vendors ${SEARCH}`) };
    const letGo = hold('/store?q=rice');
    document.getElementById('q')?.focus();
    document.querySelector('form')?.requestSubmit();
    expect(document.documentElement.dataset['navigating']).toBe('page');
    await letGo();
    await shows('12 vendors');
    expect([window.location.search, document.activeElement?.id]).toEqual(['?q=rice', 'main']);
  });
});

describe('the history', () => {
  test('has no second step for a link to the address that is shown', async () => {
    await openSite('<h1>Vendors</h1><a href="/store">All vendors</a>');
    const steps = window.history.length;
    answers['/store'] = { html: html('Home', 'Vendors of today') };
    link('All vendors')?.click();
    await shows('Vendors of today');
    expect(window.history.length).toBe(steps);
  });

  test('has a step for every other link, unless the link says that it takes the place', async () => {
    await openSite('<a href="/store/wallet">Wallet</a><a href="/store/far" data-history="replace">Far</a>');
    const steps = window.history.length;
    link('Far')?.click();
    await shows('Far away');
    expect([window.history.length, window.location.pathname]).toEqual([steps, '/store/far']);
    step('/store');
    await shows('Wallet');
    link('Wallet')?.click();
    await shows('Your wallet');
    expect([window.history.length, window.location.pathname]).toEqual([steps + 1, '/store/wallet']);
  });

  test('has the address to which a page has moved', async () => {
    await openSite('<a href="/store/wallet#top">Wallet</a>');
    const movedTo = new URL('/store/purse', window.location.href).href;
    answers['/store/wallet'] = { html: html('Wallet', 'Your purse'), movedTo };
    link('Wallet')?.click();
    await shows('Your purse');
    expect(window.location.href).toBe(`${movedTo}#top`);
  });
});

describe('a new page', () => {
  test('begins at its top, unless the link keeps the place in it', async () => {
    await openSite('<a href="/store/wallet" data-scroll="keep">Wallet</a><a href="/store/far">Far</a>');
    link('Wallet')?.click();
    await shows('Your wallet');
    expect(window.scrollTo).not.toHaveBeenCalled();
    step('/store');
    await vi.waitFor(() => expect(link('Far')).toBeDefined());
    link('Far')?.click();
    await shows('Far away');
    expect(window.scrollTo).toHaveBeenCalledOnce();
  });

  test('is told by its title, for those who do not see it', async () => {
    await openSite(HOME);
    link('Wallet')?.click();
    await shows('Your wallet');
    await vi.waitFor(() => expect(told()).toBe('Wallet'));
  });

  test('of the same title is told, too: a list that was filtered', async () => {
    await openSite('<a href="/store/wallet">Wallet</a><a href="/store?tag=all">All</a>');
    answers['/store?tag=all'] = { html: html('Home', 'All vendors') };
    document.getElementById('page-told')?.replaceChildren('Home');
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    link('All')?.click();
    await shows('All vendors');
    // A change is read, and the same words are none.
    expect(told()).toBe('');
    for (const run of frames) run();
    expect(told()).toBe('Home');
  });

  test('has the focus that went with its link', async () => {
    await openSite(HOME);
    answers['/store/wallet'] = { html: html('Wallet', '<main id="main" tabindex="-1">Your wallet</main>') };
    link('Wallet')?.focus();
    link('Wallet')?.click();
    await shows('Your wallet');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  test('has it also where code leads to it, and where the address names a part by an encoded id', async () => {
    const { navigate } = await openSite(HOME);
    answers['/store/wallet'] = { html: html('Wallet', '<main id="main" tabindex="-1">Your wallet</main>') };
    link('Wallet')?.focus();
    await navigate('/store/wallet');
    expect(document.activeElement?.id).toBe('main');
    answers['/store/far'] = { html: html('Far', '<h2 id="café" tabindex="-1">Far away</h2>') };
    await navigate('/store/far#caf%C3%A9');
    expect(document.activeElement?.id).toBe('café');
  });

  test('is shown though its address names a part in no encoding', async () => {
    const { navigate } = await openSite(HOME);
    answers['/store/far'] = { html: html('Far', '<h2 id="100%" tabindex="-1">Far away</h2>') };
    await navigate('/store/far#100%');
    expect(document.activeElement?.id).toBe('100%');
    expect(window.location.assign).not.toHaveBeenCalled();
  });

  test.each([
    ['closes the popover', '', 1],
    ['leaves the popover open, from which more can be chosen,', 'data-stays', 0],
  ])('%s in which it was chosen', async (_rule, stays, closings) => {
    await openSite(`<div popover ${stays}><a href="/store/far">Far</a></div>`);
    const hidePopover = vi.fn();
    Object.assign(document.querySelector('[popover]') as Element, { hidePopover });
    link('Far')?.click();
    expect(hidePopover).toHaveBeenCalledTimes(closings);
    await shows('Far away');
  });

  const CLEAR = '<a href="/store?tag=all" data-focus-after="count">Clear</a>';
  const COUNT = '<p id="count" tabindex="-1">12 vendors</p>';

  test.each([
    ['has the focus of a link that is gone where the link says', COUNT, 'count', undefined],
    ['leaves the focus on a link that is still there', COUNT + CLEAR, '', 'Clear'],
  ])('%s', async (_rule, next, id, focused) => {
    await openSite(CLEAR);
    answers['/store?tag=all'] = { html: html('Home', next) };
    const told = new Promise((resolve) => window.addEventListener('navigated', resolve, { once: true }));
    link('Clear')?.focus();
    link('Clear')?.click();
    await told;
    await settled();
    expect(document.activeElement?.id).toBe(id);
    if (focused) expect(document.activeElement?.textContent).toBe(focused);
  });
});

describe('an island that stays awake', () => {
  const place = (name: string, props: string, words = 'asleep') =>
    `<span data-island="${name}" data-stays=""><script type="application/json">${props}</script>${words}</span>`;

  /** As browser/places.ts leaves it. */
  function wake(): HTMLElement {
    const awake = document.querySelector<HTMLElement>('[data-island]');
    if (!awake) throw new Error('there is no island');
    awake.dataset['props'] = awake.querySelector('script')?.textContent ?? '';
    awake.replaceChildren('open');
    return awake;
  }

  test('stays as it is when its page is shown anew, and is given what is new', async () => {
    const { refreshPage } = await openSite(`<h1>Vendors</h1>${place('DeliverTo', '{"city":"lagos"}')}`);
    const awake = wake();
    answers['/store'] = { html: html('Home', `<h1>More vendors</h1>${place('DeliverTo', '{"city":"abuja"}')}`) };
    await refreshPage();
    expect(page()?.textContent).toBe('More vendorsopen');
    expect(document.querySelector('[data-island]')).toBe(awake);
    expect(awake.dataset['props']).toBe('{"city":"abuja"}');
  });

  test.each([
    ['goes along to another page that has it with the same', place('DeliverTo', '{"city":"lagos"}'), 'open'],
    ['sleeps on another page that has it with something else', place('DeliverTo', '{"city":"abuja"}'), 'asleep'],
    ['gives its place to no other island', place('HeaderCart', '{"city":"lagos"}'), 'asleep'],
  ])('%s', async (_rule, next, words) => {
    await openSite(`<a href="/store/far">Far</a>${place('DeliverTo', '{"city":"lagos"}')}`);
    wake();
    answers['/store/far'] = { html: html('Far', `<h1>Far away</h1>${next}`) };
    link('Far')?.click();
    await shows('Far away');
    expect(document.querySelector('[data-island]')?.textContent).toContain(words);
  });
});

describe('an island that stays awake, and another of its kind', () => {
  const PLACE =
    '<span data-island="DeliverTo" data-stays=""><script type="application/json">{}</script><a href="/store">asleep</a></span>';

  test('is in one place of the next page, and the other one sleeps', async () => {
    await openSite(`<a href="/store/far">Far</a>${PLACE}`);
    const awake = document.querySelector<HTMLElement>('[data-island]');
    Object.assign(awake?.dataset ?? {}, { props: '{}' });
    answers['/store/far'] = { html: html('Far', `<h1>Far away</h1>${PLACE}${PLACE}`) };
    link('Far')?.click();
    await shows('Far away');
    expect([...document.querySelectorAll('[data-island]')].map((each) => each === awake)).toEqual([true, false]);
  });

  test('has the focus on another page, too, if it had it', async () => {
    const { navigate } = await openSite(`<main id="main" tabindex="-1">${PLACE}</main>`);
    Object.assign(document.querySelector<HTMLElement>('[data-island]')?.dataset ?? {}, { props: '{}' });
    const focused = link('asleep');
    focused?.focus();
    answers['/store/far'] = { html: html('Far', `<main id="main" tabindex="-1">Far away ${PLACE}</main>`) };
    await navigate('/store/far');
    expect(document.activeElement).toBe(focused);
  });
});

test('a page that is shown anew keeps what was written, and is announced as new', async () => {
  const { refreshPage } = await openSite('<input id="q">');
  (document.getElementById('q') as HTMLInputElement).value = 'rice';
  const heard: unknown[] = [];
  window.addEventListener('navigated', (event) => heard.push((event as CustomEvent).detail), { once: true });
  await refreshPage();
  expect([(document.getElementById('q') as HTMLInputElement).value, heard]).toEqual(['rice', ['new']]);
});

test('rows are as far scrolled as they were on the same page alone', async () => {
  const row = (words: string) => `<div class="scroll-row">${words}</div>`;
  await openSite(`${row('Vendors')}<a href="/store?tag=all">All</a><a href="/store/far">Far</a>`);
  answers['/store?tag=all'] = { html: html('Home', `${row('All vendors')}<a href="/store/far">Far</a>`) };
  answers['/store/far'] = { html: html('Far', row('Far away')) };
  const scrolled = () => document.querySelector('.scroll-row')?.scrollLeft;
  Object.assign(document.querySelector('.scroll-row') as Element, { scrollLeft: 120 });
  link('All')?.click();
  await shows('All vendors');
  expect(scrolled()).toBe(120);
  link('Far')?.click();
  await shows('Far away');
  expect(scrolled()).toBe(0);
});

test('a page that is shown anew is not shown where another address was chosen meanwhile', async () => {
  const { refreshPage } = await openSite(HOME);
  const letGo = hold('/store');
  const refreshed = refreshPage();
  link('Wallet')?.click();
  await shows('Your wallet');
  await letGo();
  await refreshed;
  expect(page()?.textContent).toBe('Your wallet');
});

test('a control that waited for the code is not busy when one comes back to its page', async () => {
  await openSite(`<button id="add" aria-busy="true">+</button>${HOME}`);
  link('Wallet')?.click();
  await shows('Your wallet');
  step('/store');
  await shows('Vendors');
  const add = page()?.querySelector('#add');
  expect([add?.textContent, add?.getAttribute('aria-busy')]).toEqual(['+', null]);
});

describe('where a page fades into the next', () => {
  /** The browser changes the page with its next frame. */
  const frames: (() => void)[] = [];
  beforeEach(() => {
    frames.length = 0;
    const startViewTransition = (update: () => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      frames.push(() => {
        update();
        resolve();
      });
      return { updateCallbackDone: promise, ready: Promise.reject(new Error('skipped')), finished: promise };
    };
    Object.assign(document, { startViewTransition });
  });
  afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

  test('it comes without fading for whoever wants no motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object({ matches: true }));
    await openSite(HOME);
    link('Wallet')?.click();
    await shows('Your wallet');
    expect([frames, vi.mocked(window.matchMedia).mock.calls]).toEqual([[], [['(prefers-reduced-motion: reduce)']]]);
  });

  test('it is shown with the frame, and one that was overtaken before is not', async () => {
    await openSite(HOME);
    link('Wallet')?.click();
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    expect([page()?.textContent, window.location.pathname]).toEqual(['VendorsWalletFar', '/store']);
    link('Far')?.click();
    await vi.waitFor(() => expect(frames).toHaveLength(2));
    for (const draw of frames) draw();
    await shows('Far away');
    expect([page()?.textContent, window.location.pathname]).toEqual(['Far away', '/store/far']);
  });
});
