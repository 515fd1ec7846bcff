// @vitest-environment happy-dom
import type { Window as TestWindow } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Head } from '../pages/page.ts';
import type { BuiltFiles } from './built-files.ts';

/** As a build writes them: nothing of it may be escaped, since the policy of every page names it by its hash. */
const FIRST_PAINT = 'if (1 < 2 && "a" !== \'b\') first();';
const STARTER = 'for (const each of [1]) start(each > 0 && "<script ");';
const FILES: BuiltFiles = {
  entry: '/store/static/entry.js',
  styles: '/store/static/site.css',
  code: { stage: [], orders: [] },
  inline: { firstPaint: FIRST_PAINT, starter: STARTER },
};

const { settings } = (window as unknown as TestWindow).happyDOM;
const { handleDisabledFileLoadingAsSuccess } = settings;
let Document: typeof import('./document.tsx').Document;

beforeAll(async () => {
  settings.handleDisabledFileLoadingAsSuccess = true;
  vi.stubEnv('PUBLIC_URL', 'https://jara.example');
  vi.resetModules();
  ({ Document } = await import('./document.tsx'));
});
afterAll(() => {
  settings.handleDisabledFileLoadingAsSuccess = handleDisabledFileLoadingAsSuccess;
  vi.unstubAllEnvs();
});

type Given = { readonly head?: Partial<Head>; readonly code?: readonly string[]; readonly savesData?: boolean };

function write({ head = {}, code = [], savesData = false }: Given = {}): string {
  return renderToString(
    <Document head={{ isIndexed: true, ...head }} path="/store/wallet" savesData={savesData} files={FILES} code={code}>
      <main>Your wallet</main>
    </Document>,
  );
}

const open = (given?: Given) => new DOMParser().parseFromString(`<!DOCTYPE html>${write(given)}`, 'text/html');

const said = (page: globalThis.Document, name: string) =>
  page.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined;

describe('the head of a page', () => {
  test.each([
    ['Wallet', 'Wallet · Jara'],
    ['Rice & <beans>', 'Rice & <beans> · Jara'],
    [undefined, 'Jara'],
  ])('has a title with the site’s name: %s', (title, whole) => {
    expect(open({ head: title === undefined ? {} : { title } }).title).toBe(whole);
  });

  test('asks search engines to leave out what is not for them', () => {
    expect(said(open({ head: { isIndexed: false } }), 'robots')).toBe('noindex');
    expect(said(open(), 'robots')).toBeUndefined();
  });

  test('names the one address of the page, with its origin', () => {
    const canonical = (given: Given) => open(given).head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical({ head: { canonical: '/store?city=lagos&type=pharmacy' } })).toBe(
      'https://jara.example/store?city=lagos&type=pharmacy',
    );
    expect(canonical({})).toBeUndefined();
  });

  test('tells whom a list is for', () => {
    expect(said(open({ head: { place: 'lagos@6.6018,3.3515' } }), 'place')).toBe('lagos@6.6018,3.3515');
    expect(said(open(), 'place')).toBeUndefined();
  });

  test('has words of its own, or those of the site', () => {
    expect(said(open({ head: { description: 'Rice in Yaba' } }), 'description')).toBe('Rice in Yaba');
    expect(said(open(), 'description')).toBe('Meals and groceries from the places around you, in Nigeria and Ghana.');
  });

  const SHARED = { title: 'Mama Put', canonical: '/store/yaba/restaurants/mama-put', picture: '/store/preview.png' };
  const previews = (page: globalThis.Document) =>
    [...page.head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]);

  test('says how the page looks where it is shared', () => {
    expect(Object.fromEntries(previews(open({ head: { ...SHARED, description: 'Rice' } })))).toEqual({
      'og:title': 'Mama Put',
      'og:description': 'Rice',
      'og:url': 'https://jara.example/store/yaba/restaurants/mama-put',
      'og:image': 'https://jara.example/store/preview.png',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Mama Put',
      'twitter:description': 'Rice',
      'twitter:image': 'https://jara.example/store/preview.png',
    });
  });

  test.each(['title', 'canonical', 'picture'] as const)('says nothing of that without a %s', (missing) => {
    const { [missing]: _left, ...head } = SHARED;
    expect(previews(open({ head }))).toEqual([]);
  });
});

describe('a document', () => {
  test('has the page in its shell, and beside it the place of what is over every page', () => {
    const page = open();
    expect(page.getElementById('page')?.innerHTML).toBe('<main>Your wallet</main>');
    expect(page.getElementById('page')?.contains(page.getElementById('stage'))).toBe(false);
    expect(page.getElementById('page-told')?.getAttribute('aria-live')).toBe('polite');
  });

  test('names its code, for the service worker', () => {
    const stage = open({ code: ['/store/static/a.js', '/store/static/b.js'] }).getElementById('stage');
    expect(stage?.dataset['code']).toBe('/store/static/a.js /store/static/b.js');
  });

  test('names the build that it is of', () => {
    const page = open();
    expect(page.documentElement.dataset['entry']).toBe('/store/static/entry.js');
    expect(page.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe('/store/static/site.css');
  });

  test('waits for fonts and for somebody who reads on, until its first scripts know better', () => {
    const { dataset } = open().documentElement;
    expect([dataset['waiting'], dataset['unread']]).toEqual(['', '']);
  });

  test('says that data is saved only where it is', () => {
    expect([open({ savesData: true }), open()].map((page) => 'saver' in page.documentElement.dataset)).toEqual([
      true,
      false,
    ]);
  });

  test('runs the build’s two scripts as they are, one before the style sheet and one at its end', () => {
    const html = write();
    // Data is no script.
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
    expect(scripts).toEqual([FIRST_PAINT, STARTER]);
    // After the style sheet it would wait for that.
    expect(html.indexOf(FIRST_PAINT)).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html.endsWith(`<script>${STARTER}</script></body></html>`)).toBe(true);
    expect(html).not.toMatch(/<script[^>]* src=/);
  });

  test('hands the browser the settings that it needs', () => {
    expect(JSON.parse(open().getElementById('page-settings')?.textContent ?? '')).toEqual({});
  });
});
