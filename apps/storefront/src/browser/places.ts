import { listeners } from '@jara/ui/browser/listeners';
import { subscribeToPages } from '../shared/browser/shown-page.ts';

/** Where an island is on the page, and what stands there until it wakes (shared/ui/island.tsx). */
export type Place = {
  readonly key: string;
  readonly element: HTMLElement;
  readonly name: string;
  readonly props: object;
  /** The same as the server has written it. */
  readonly written: string;
  /** The server's HTML. */
  readonly asleep: readonly Node[];
};

const PROPS = ':scope > script[type="application/json"]';

const known = new WeakMap<HTMLElement, Place>();
let count = 0;

function readPlace(element: HTMLElement): Place {
  const name = element.dataset['island'] ?? '';
  const written = element.querySelector(PROPS)?.textContent ?? '{}';
  element.dataset['props'] = written;
  count += 1;
  return {
    key: `${name} ${count}`,
    element,
    name,
    props: JSON.parse(written) as object,
    written,
    asleep: [...element.childNodes],
  };
}

/** One that has stayed awake is the same, with what it is given now (shared/browser/swap-page.ts). */
function placeAt(element: HTMLElement): Place {
  const before = known.get(element);
  const written = element.dataset['props'];
  const isChanged = before !== undefined && written !== undefined && written !== before.written;
  const place = isChanged
    ? { ...before, props: JSON.parse(written) as object, written }
    : (before ?? readPlace(element));
  known.set(element, place);
  return place;
}

const findPlaces = (): readonly Place[] => [...document.querySelectorAll<HTMLElement>('[data-island]')].map(placeAt);

const { notify, subscribe } = listeners();
let current = findPlaces();

export const currentPlaces = () => current;
export const subscribeToPlaces = subscribe;

// Another page has other places, besides those around it.
subscribeToPages(() => {
  current = findPlaces();
  notify();
});

const CONTROL = 'a, button';

/** The woken component stands where the server's HTML stood; whoever was at a control of that goes on at the new one. */
export function clearPlace({ element, asleep }: Place): void {
  const hadFocus = asleep.some((node) => node.contains(document.activeElement));
  for (const node of asleep) if (node.parentNode === element) element.removeChild(node);
  if (hadFocus) element.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
}
