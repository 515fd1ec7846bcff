import type { CheckoutStep, FunnelStep } from '@jara/contract';
import type { NewEvent } from './event.store.ts';

/** What is counted of an event, each by times and by sessions. Lists are of what nobody knows beforehand. */
export const LISTED_KINDS = ['search', 'error'] as const;
export type Counted = {
  readonly kind: 'step' | 'method' | (typeof LISTED_KINDS)[number];
  readonly name: string;
  readonly code: string;
};

const STEPS: ReadonlyMap<string, FunnelStep | CheckoutStep> = new Map([
  ['view_page vendor', 'vendor'],
  ['click_component add_to_cart', 'cart'],
  ['view_section checkout', 'checkout'],
  ['view_modal payment_method', 'payment_method'],
  ['click_button place_order', 'place_order'],
]);

const counted = (kind: Counted['kind'], name: string, code = ''): Counted => ({ kind, name, code });
const VISIT = counted('step', 'visit');

/** As what an event is counted: every one is a part of a visit. */
export function countedAs({ event_type, name, details }: NewEvent): Counted[] {
  const all = [VISIT];
  const step = STEPS.get(`${event_type} ${name}`);
  if (step !== undefined) all.push(counted('step', step));
  const { payment_method_type: method, query, results, code } = details;
  if (step === 'place_order' && typeof method === 'string') all.push(counted('method', method));
  if (event_type === 'interact_input' && name === 'search' && results === 0 && typeof query === 'string')
    all.push(counted('search', query));
  if (event_type === 'error_error') all.push(counted('error', name, typeof code === 'string' ? code : ''));
  return all;
}
