import type { CheckoutStep, FunnelStep } from '@jara/contract';
import type { NewEvent } from './event.store.ts';

/** What is counted of an event, each by times and by sessions. Lists are of what nobody knows beforehand. */
export const LISTED_KINDS = ['search', 'error'] as const;
export type Counted = {
  readonly kind: 'step' | 'method' | (typeof LISTED_KINDS)[number];
  readonly name: string;
  readonly code: string;
};

const STEPS = ['visit', 'vendor', 'cart', 'checkout', 'place_order'] as const satisfies (FunnelStep | CheckoutStep)[];
type Step = (typeof STEPS)[number];

const STEP_OF: ReadonlyMap<string, Step> = new Map([
  ['view_page vendor', 'vendor'],
  ['click_component add_to_cart', 'cart'],
  ['view_section checkout', 'checkout'],
  ['click_button place_order', 'place_order'],
]);

const counted = (kind: Counted['kind'], name: string, code = ''): Counted => ({ kind, name, code });

/**
 * As what an event is counted. Who came to a step has been through all before it: who orders the same again has chosen a
 * vendor too, without having looked at its page. So no step is skipped, and every event is a part of a visit.
 */
export function countedAs({ event_type, name, details }: NewEvent): Counted[] {
  const step = STEP_OF.get(`${event_type} ${name}`) ?? 'visit';
  const all = STEPS.slice(0, STEPS.indexOf(step) + 1).map((each) => counted('step', each));
  const { payment_method_type: method, query, results, code } = details;
  if (name === 'place_order' && typeof method === 'string') all.push(counted('method', method));
  if (event_type === 'interact_input' && name === 'search' && results === 0 && typeof query === 'string')
    all.push(counted('search', query));
  if (event_type === 'error_error') all.push(counted('error', name, typeof code === 'string' ? code : ''));
  return all;
}
