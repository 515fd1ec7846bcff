import type { ProviderChannel } from '@jara/contract';
import { termsOf } from '../payment/index.ts';

/** How a payment is approved: by nobody, on a phone, or on a page of the provider's. */
export type WayOfPaying = 'saved_card' | 'prompt' | 'page';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * From when on somebody should ask why a payment is still open. A saved card is charged at once, and a prompt ends within
 * minutes. A page may be left open for a day; only a provider that does not answer keeps it open after that.
 */
export const IN_DOUBT_AFTER_MS = {
  saved_card: 10 * MINUTE_MS,
  prompt: HOUR_MS,
  page: 25 * HOUR_MS,
} as const satisfies Record<WayOfPaying, number>;

export function wayOfPaying(channel: ProviderChannel | 'card'): WayOfPaying {
  if (channel === 'card') return 'saved_card';
  return termsOf(channel).account === undefined ? 'page' : 'prompt';
}
