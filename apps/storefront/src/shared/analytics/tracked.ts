import type { BehaviourEvent } from '@jara/contract';

/** Parts of a page that are seen and tapped. */
export type PartKind = 'button' | 'modal' | 'section' | 'component' | 'banner';

export type PartDetails = Extract<BehaviourEvent, { event_type: 'view_button' }>['details'];

type Part = { readonly kind: PartKind; readonly name: string; readonly details?: PartDetails };

/** A word of the code or an address ('local-market', 'senderName') as events spell it. */
const eventName = (word: string) =>
  word.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`).replaceAll('-', '_');

/** In one short attribute: long lists have many. */
function partAttribute(kind: PartKind, name: string, details: PartDetails = {}): string {
  const said = Object.entries(details).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${typeof value === 'string' ? eventName(value) : value}`],
  );
  return [`${kind}:${eventName(name)}`, ...said].join(' ');
}

type PartFacts = Parameters<typeof partAttribute>;

/**
 * What a part of a page is, as an attribute of its element. That it was on screen for a second is recorded once a page as
 * `view_<kind>`, each tap on it as `click_<kind>`. Details are ids and words of the code, never what a person typed.
 */
export const tracked = (...facts: PartFacts) => ({ 'data-track': partAttribute(...facts) });

/** The same without views, for parts of which a page has many. */
export const tapped = (...facts: PartFacts) => ({ 'data-tap': partAttribute(...facts) });

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
      return [key, /^\d+$/.test(value) ? Number(value) : value];
    }),
  );
  return { kind: kind as PartKind, name, ...(said.length > 0 && { details }) };
}
