import type { Secrets } from '../../secrets.ts';
import { createQueueKeys, EMBEDDED_REGION, embeddedQueueUrl } from '../queue/index.ts';
import type { EventQueue } from './ports.ts';

type Deps = { readonly now: () => Date; readonly secrets: Secrets; readonly publicUrl: string };

/** The queue of our own. Its keys follow from the application's secret, so nobody is asked for them. */
export function embeddedEventQueue({ now, secrets, publicUrl }: Deps): EventQueue {
  const url = embeddedQueueUrl(publicUrl);
  const keys = createQueueKeys({ secrets, queueUrl: url, now });
  return { url, region: EMBEDDED_REGION, credentials: async (holder) => keys.temporary({ holder }) };
}
