import type { BehaviourEvent } from '@jara/contract';

/** Parts of a page that are seen and tapped. */
export type PartKind = 'button' | 'modal' | 'section' | 'component' | 'banner';

export type PartDetails = Extract<BehaviourEvent, { event_type: 'view_button' }>['details'];

/**
 * What a part of a page is, as attributes of its element. A tap on it is recorded as `click_<kind>`; the first time that at
 * least half of it has been on screen for a second, as `view_<kind>`. With `{ only: 'click' }` views are not recorded, for parts of which a page has many.
 */
export const tracked = (kind: PartKind, name: string, details?: PartDetails, { only }: { only?: 'click' } = {}) => ({
  'data-track': `${kind}:${name}`,
  ...(details && { 'data-track-details': JSON.stringify(details) }),
  ...(only && { 'data-track-only': only }),
});
