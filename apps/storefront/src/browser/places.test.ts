// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Place } from './places.ts';

const told: (() => void)[] = [];
vi.mock('../shared/browser/shown-page.ts', () => ({ subscribeToPages: (listener: () => void) => told.push(listener) }));

const island = (name: string, props?: string, words = '') =>
  `<span data-island="${name}">${props ? `<script type="application/json">${props}</script>` : ''}${words}</span>`;

const element = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The page's own places, and one in the bars around it. */
async function openPage(page: string) {
  document.body.innerHTML = `<div id="page">${page}</div>${island('CartTab')}`;
  told.length = 0;
  vi.resetModules();
  return import('./places.ts');
}

function showPage(page: string): void {
  const shown = element('#page');
  if (shown) shown.innerHTML = page;
  for (const each of told) each();
}

const named = (places: readonly Place[]) => places.map(({ name, props }) => [name, props]);

beforeEach(() => document.body.replaceChildren());

describe('the places of islands', () => {
  test('are found with what the server has written for them', async () => {
    const { currentPlaces } = await openPage(
      `${island('DeliverTo', '{"city":"lagos","isNamed":true}')}${island('RowsHost')}<p data-part="list"></p>`,
    );
    expect(named(currentPlaces())).toEqual([
      ['DeliverTo', { city: 'lagos', isNamed: true }],
      ['RowsHost', {}],
      ['CartTab', {}],
    ]);
  });

  test('have a key each, also two of one name', async () => {
    const { currentPlaces } = await openPage(island('ActiveOrderBar') + island('ActiveOrderBar'));
    expect(new Set(currentPlaces().map(({ key }) => key)).size).toBe(3);
  });

  test('are those of another page once it is shown, besides those around it', async () => {
    const { currentPlaces, subscribeToPlaces } = await openPage(island('WalletPage'));
    const [, around] = currentPlaces();
    const listener = vi.fn();
    subscribeToPlaces(listener);
    showPage(island('OrderPage', '{"id":7}'));
    expect(named(currentPlaces())).toEqual([
      ['OrderPage', { id: 7 }],
      ['CartTab', {}],
    ]);
    expect(currentPlaces()[1]).toBe(around);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('are new ones where another page has an island of the same name', async () => {
    const { currentPlaces } = await openPage(island('DeliverTo'));
    const [before] = currentPlaces();
    showPage(island('DeliverTo'));
    const [after] = currentPlaces();
    expect(after?.key).not.toBe(before?.key);
    expect(after?.element).toBe(element('[data-island="DeliverTo"]'));
  });
});

describe('a place that stays awake', () => {
  test('keeps its key, and hears what it is given now', async () => {
    const { currentPlaces } = await openPage(island('DeliverTo', '{"city":"lagos"}'));
    const [before] = currentPlaces();
    // As shared/browser/swap-page.ts tells it.
    if (before) before.element.dataset['props'] = '{"city":"abuja"}';
    for (const each of told) each();
    const [after] = currentPlaces();
    expect([after?.key, after?.element, after?.props]).toEqual([before?.key, before?.element, { city: 'abuja' }]);
  });

  test.each(['{"city":"lagos"}', '{"words":"a \\u003c b"}'])(
    'is left alone by a page that gives it the same: %s',
    async (props) => {
      const { currentPlaces } = await openPage(island('DeliverTo', props));
      const [before] = currentPlaces();
      if (before) before.element.dataset['props'] = props;
      for (const each of told) each();
      expect(currentPlaces()[0]).toBe(before);
    },
  );
});

describe('an island that wakes', () => {
  const ASLEEP = island('HeaderCart', '{"a":1}', '<a href="/store/cart">Cart</a> 2 dishes');

  /** React has put the component beside the server's HTML. */
  async function wake() {
    const { currentPlaces, clearPlace } = await openPage(`${ASLEEP}<a href="/store">Home</a>`);
    const [place] = currentPlaces();
    if (!place) throw new Error('there is no island');
    place.element.insertAdjacentHTML('beforeend', '<p>Your cart</p><button>Open cart</button>');
    return { place, clear: () => clearPlace(place) };
  }

  test('takes the place of the server’s HTML', async () => {
    const { place, clear } = await wake();
    clear();
    expect(place.element.innerHTML).toBe('<p>Your cart</p><button>Open cart</button>');
  });

  test('leaves the server’s HTML where it goes on showing it', async () => {
    const { place, clear } = await wake();
    const shown = document.createElement('span');
    place.element.append(shown);
    shown.append(...place.asleep);
    clear();
    expect(shown.textContent).toContain('Cart 2 dishes');
  });

  test('has the focus on its control where it was on that of the server', async () => {
    const { clear } = await wake();
    element('[data-island="HeaderCart"] a')?.focus();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    clear();
    // The page does not scroll to it.
    expect([document.activeElement?.textContent, focus.mock.lastCall]).toEqual([
      'Open cart',
      [{ preventScroll: true }],
    ]);
    focus.mockRestore();
  });

  test('leaves the focus where it is anywhere else', async () => {
    const { clear } = await wake();
    element('a[href="/store"]')?.focus();
    clear();
    expect(document.activeElement?.textContent).toBe('Home');
  });
});
