// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** Which islands fail. */
const failing = vi.hoisted(() => new Set<string>());
/** What the rest of the page hears, in its order. */
const heard = vi.hoisted((): string[] => []);
vi.mock('./on-every-page.ts', () => ({}));
vi.mock('./roots.tsx', () => ({
  Roots: ({ mapStyleUrl }: { readonly mapStyleUrl?: string }) => void heard.push(`roots ${mapStyleUrl}`),
}));
vi.mock('../shared/browser/navigation.ts', () => ({ startSoftNavigation: () => void heard.push('links') }));
vi.mock('../shared/browser/offline-support.ts', () => ({ startOfflineSupport: () => undefined }));
vi.mock('../shared/analytics/track-error.ts', () => ({
  trackRenderError: (error: Error) => heard.push(error.message),
}));
vi.mock('./islands.tsx', async () => {
  const { createElement } = await import('react');
  const component = (name: string) => (props: { readonly words?: string; readonly children?: unknown }) => {
    if (failing.has(name)) throw new Error(`${name} fails`);
    return createElement('b', null, `${name} ${props.words}`, name === 'Shows' && (props.children as string));
  };
  const all: Record<string, unknown> = {
    Cart: component('Cart'),
    Shows: component('Shows'),
    WalletPage: component('WalletPage'),
  };
  return { wokenIsland: (name: string) => all[name], isPage: ({ name }: { name: string }) => name.endsWith('Page') };
});

const island = (name: string, words: string) =>
  `<span data-island="${name}"><script type="application/json">{"words":"awake"}</script>${words}</span>`;
const at = (name: string) => document.querySelector(`[data-island="${name}"]`);
/** What can be read there: data cannot. */
function words(name: string): string {
  const shown = at(name)?.cloneNode(true) as Element;
  for (const data of shown.querySelectorAll('script')) data.remove();
  return shown.textContent;
}
const events = ['listening', 'awake'];
const hear = ({ type }: Event) => heard.push('awake' in document.documentElement.dataset ? `${type} awake` : type);

/** A page as it comes, and its code. */
async function open(page: string, touch: () => void = () => undefined): Promise<void> {
  document.body.innerHTML = `<div id="page">${page}</div><div id="stage"></div>
    <script id="page-settings" type="application/json">{"mapStyleUrl":"/map"}</script>`;
  touch();
  vi.resetModules();
  await act(() => import('./stage.tsx'));
}

// The code takes longer to load than a test waits for it.
beforeAll(() => import('@jara/ui/error-state'));
beforeEach(() => {
  failing.clear();
  heard.length = 0;
  for (const name of events) window.addEventListener(name, hear);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const name of events) window.removeEventListener(name, hear);
  delete document.documentElement.dataset['awake'];
  vi.restoreAllMocks();
});

test('a component stands alone in its island’s place, with what the server has written for it', async () => {
  await open(island('Cart', 'asleep') + island('OfAnotherBuild', 'as it was'));
  expect(words('Cart')).toBe('Cart awake');
  expect(words('OfAnotherBuild')).toBe('as it was');
});

test('taps are heard before they are repeated, once links are answered by the code', async () => {
  await open(island('Cart', 'asleep'));
  expect(heard).toEqual(['roots /map', 'links', 'listening', 'awake awake']);
});

test('an island that fails is as the server made it, a page says so, and all others go on', async () => {
  failing.add('Shows').add('WalletPage');
  await open(island('Shows', 'asleep') + island('Cart', 'asleep') + island('WalletPage', 'Loading'));
  expect(words('Shows')).toBe('asleep');
  expect(words('Cart')).toBe('Cart awake');
  expect(words('WalletPage')).toMatch(/^(?!.*Loading).*please try again/s);
  expect(heard).toEqual(expect.arrayContaining(['Shows fails', 'WalletPage fails', 'awake awake']));
  failing.clear();
  await act(async () => at('WalletPage')?.querySelector('button')?.click());
  expect(words('WalletPage')).toBe('WalletPage awake');
});

test('what the server has made goes on in an island that shows it, with its focus', async () => {
  let link: HTMLAnchorElement | null = null;
  await open(island('Shows', '<a href="/store">Home</a>'), () => {
    link = document.querySelector('a');
    link?.focus();
  });
  expect([document.querySelector('a'), document.activeElement]).toEqual([link, link]);
  expect(words('Shows')).toBe('Shows awakeHome');
});
