// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const { documentElement } = document;
/** Of those that the page's script adds, so that the next test begins without them. */
const added: (() => void)[] = [];

type Visitor = { readonly kept?: Readonly<Record<string, string>>; readonly cookies?: readonly string[] };

/** A page as it comes, with its first script run. */
async function openPage({ kept = {}, cookies = [] }: Visitor = {}): Promise<void> {
  documentElement.dataset['waiting'] = '';
  for (const [name, value] of Object.entries(kept)) window.localStorage.setItem(name, value);
  for (const cookie of cookies) document.cookie = cookie;
  // It is a script and no module, since it has nothing to import.
  await vi.importActual('./first-paint.ts');
}

const room = () => documentElement.dataset['rows'];

beforeEach(() => {
  vi.resetModules();
  window.localStorage.clear();
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => {
      added.push(() => window.removeEventListener(name, listener));
      addEventListener.call(window, name, listener);
    },
  );
});
afterEach(() => {
  for (const remove of added.splice(0)) remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ['user', 'other', 'past_user']) document.cookie = `${name}=; Max-Age=-1`;
  for (const name of ['waiting', 'rows', 'cart']) delete documentElement.dataset[name];
  Reflect.deleteProperty(window, 'installPrompt');
  window.localStorage.clear();
});

test('the first visit waits for the fonts, and one who returns sees them at once', async () => {
  await openPage();
  expect(documentElement.dataset['waiting']).toBe('');
  vi.resetModules();
  await openPage({ kept: { fonts: '1' } });
  expect(documentElement.dataset['waiting']).toBeUndefined();
});

test.each([
  ['a guest who has put nothing into a cart is told that it is empty', {}, undefined],
  ['a guest with a cart is not', { kept: { cart: '{}' } }, ''],
  ['nor is somebody signed in, whose cart the server knows', { cookies: ['user=x'] }, ''],
])('%s', async (_rule, visitor: Visitor, cart) => {
  await openPage(visitor);
  expect(documentElement.dataset['cart']).toBe(cart);
});

describe('room for one’s own rows', () => {
  test.each([
    ['somebody signed in has it', { kept: { rows: 'again liked' }, cookies: ['user=x'] }, 'again liked'],
    ['also among other cookies', { kept: { rows: 'liked' }, cookies: ['other=1', 'user=x'] }, 'liked'],
    ['a guest has none', { kept: { rows: 'liked' } }, undefined],
    ['a guest whose cookie is called alike has none', { kept: { rows: 'liked' }, cookies: ['past_user=x'] }, undefined],
    ['somebody without rows has none', { cookies: ['user=x'] }, undefined],
  ])('%s', async (_rule, visitor: Visitor, rows) => {
    await openPage(visitor);
    expect(room()).toBe(rows);
  });
});

test('a browser that keeps nothing shows the page all the same', async () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse });
  await openPage({ cookies: ['user=x'] });
  expect([documentElement.dataset['waiting'], room()]).toEqual(['', undefined]);
});

test('the browser’s offer to install the app is kept for the code that comes later', async () => {
  await openPage();
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(offer);
  expect([offer.defaultPrevented, Reflect.get(window, 'installPrompt')]).toEqual([true, offer]);
});

test('a picture that does not come is marked, so that no sign of a broken one shows, until it comes', async () => {
  const listened = vi.spyOn(document, 'addEventListener');
  await openPage();
  document.body.innerHTML = '<img alt="Jollof rice">';
  const picture = document.querySelector('img');
  picture?.dispatchEvent(new Event('error'));
  expect(picture?.hasAttribute('data-failed')).toBe(true);
  picture?.dispatchEvent(new Event('load'));
  expect(picture?.hasAttribute('data-failed')).toBe(false);
  for (const [name, listener, options] of listened.mock.calls) document.removeEventListener(name, listener, options);
});
