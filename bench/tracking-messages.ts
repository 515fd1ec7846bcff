import { randomUUID } from 'node:crypto';
import { APP_VERSION, type BehaviourEvent, MOST_EVENTS_IN_MESSAGE, type TrackingMessage } from '@jara/contract';
import type { Choices } from './choices.ts';

const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const SEARCHES = ['jollof rice', 'suya', 'amala and ewedu', 'pizza', 'small chops', 'shawarma with extra cheese'];
const WITHIN_MS = 3_600_000;

type Kind = Pick<BehaviourEvent, 'event_type' | 'name' | 'details'>;

/** What somebody does on the way to an order, as often as they do it. */
function kindOf({ pick, below }: Choices): Kind {
  const part = { vendor_id: 1 + below(160), menu_id: 1 + below(5_000), position: 1 + below(40) };
  return pick<Kind>([
    { event_type: 'view_page', name: 'vendor', details: { vendor_id: part.vendor_id } },
    { event_type: 'view_component', name: 'vendor_card', details: part },
    { event_type: 'view_component', name: 'menu_item', details: part },
    { event_type: 'view_component', name: 'menu_item', details: part },
    { event_type: 'click_component', name: 'add_to_cart', details: part },
    { event_type: 'view_section', name: 'checkout' },
    { event_type: 'interact_input', name: 'search', details: { query: pick(SEARCHES), results: below(40) } },
    { event_type: 'error_error', name: 'api', details: { code: 'VENDOR_CLOSED', source: '/customer/cart' } },
  ]);
}

/** A message of ten events of the last hour, as a page sends it. */
export function trackingMessage(choices: Choices, now: Date): string {
  const message = {
    session_id: randomUUID(),
    user: { email: { email: 'ada.obi@example.com' }, id: 1 + choices.below(100_000) },
    client_info: {
      ...{ host: 'jara.example', user_agent: USER_AGENT, os: 'Android', platform: 'web', version: APP_VERSION },
    },
    style: 'bulk',
    payload: Array.from({ length: MOST_EVENTS_IN_MESSAGE }, () => ({
      id: randomUUID(),
      timestamp: new Date(now.getTime() - choices.below(WITHIN_MS)).toISOString(),
      path: `/store/lagos/vendor-${choices.below(160)}`,
      ...kindOf(choices),
    })) as BehaviourEvent[],
  } satisfies TrackingMessage;
  return JSON.stringify(message);
}
