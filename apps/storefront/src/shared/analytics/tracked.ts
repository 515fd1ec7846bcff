import type { BehaviourEvent } from '@jara/contract';

/** Parts of a page that are seen and tapped. */
export type PartKind = 'button' | 'modal' | 'section' | 'component' | 'banner';

export type PartDetails = Extract<BehaviourEvent, { event_type: 'view_button' }>['details'];

export type Part = { readonly kind: PartKind; readonly name: string; readonly details?: PartDetails };

/** A word of the code or an address ('local-market', 'senderName') as events spell it. */
const eventName = (word: string) =>
  word.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`).replaceAll('-', '_');

/**
 * What a part of a page is, as one short attribute of its element: long lists have many. A tap on it is recorded as
 * `click_<kind>`; that it was on screen for a second, once a page, as `view_<kind>`. With `{ only: 'click' }` views are not
 * recorded, for parts of which a page has many. Details are ids and words of the code, never what a person typed.
 */
export function tracked(kind: PartKind, name: string, details: PartDetails = {}, { only }: { only?: 'click' } = {}) {
  const said = Object.entries(details).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${typeof value === 'string' ? eventName(value) : value}`],
  );
  return { [only ? 'data-tap' : 'data-track']: [`${kind}:${name}`, ...said].join(' ') };
}

/** What an input is called. That a person changed it is recorded, once a page; what they typed is not. */
export const trackedInput = (name: string) => ({ 'data-input': eventName(name) });

export const PARTS_SEEN = '[data-track]';
export const PARTS_TAPPED = '[data-track],[data-tap]';

/** The attribute of a part, which also tells parts apart. */
export const partText = (part: Element) => part.getAttribute('data-track') ?? part.getAttribute('data-tap') ?? '';

/** The reverse of `tracked`. */
export function readPart(text: string): Part {
  const [what = '', ...said] = text.split(' ');
  const [kind, name = ''] = what.split(':');
  const details = Object.fromEntries(
    said.map((each) => {
      const [key = '', value = ''] = each.split('=');
      return [key, /^\d/.test(value) ? Number(value) : value];
    }),
  );
  return { kind: kind as PartKind, name, ...(said.length > 0 && { details }) };
}
