import { callProvider } from '../call-provider.ts';
import { areReceiverKeys, encryptPush } from './encrypt-push.ts';
import type { PushAdapter, PushOutcome } from './push-adapter.ts';
import { isPushEndpoint, type PushServices } from './push-endpoint.ts';
import { type VapidKeys, vapidKeysFrom } from './vapid-keys.ts';
import { createVapidTokens } from './vapid-token.ts';

export type PushSettings = PushServices & { readonly keys?: VapidKeys | undefined; readonly timeoutMs?: number };

const TIMEOUT_MS = 10_000;
const SANDBOX_SUBJECT = 'mailto:push@jara.example';
const failed = (reason: string, { retry = false, isGone = false } = {}): PushOutcome => ({
  ...{ ok: false, reason, retry, isGone },
});

/** What an answer of a push service means. RFC 8030: 404 and 410 say that the subscription has ended. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status <= 299) return { ok: true };
  if (status === 404 || status === 410) return failed('gone', { isGone: true });
  return failed(`push:http_${status}`, { retry: status === 429 || status >= 500 });
}

/** Sends notifications to browsers. Without keys of its own the pair comes from `seed`, 32 bytes. */
export function createPush(settings: PushSettings, seed: Buffer, now = () => new Date()): PushAdapter {
  const { timeoutMs = TIMEOUT_MS, keys = vapidKeysFrom(seed, SANDBOX_SUBJECT) } = settings;
  const authorizationFor = createVapidTokens(keys, now);
  return {
    publicKey: keys.public_key,
    accepts: (receiver) => isPushEndpoint(receiver.endpoint, settings) && areReceiverKeys(receiver),
    async send(receiver, { message, ttlSeconds }, signal) {
      const { endpoint } = receiver;
      // The settings may be others than when it was stored.
      if (!isPushEndpoint(endpoint, settings)) return failed('unknown_service', { isGone: true });
      const headers = {
        authorization: await authorizationFor(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlSeconds),
        // An older step of the same order that still waits is replaced.
        topic: message.tag,
        // Somebody waits for a meal: the phone is woken.
        urgency: 'high',
      };
      const body = encryptPush(JSON.stringify(message), receiver);
      const answer = await callProvider(
        endpoint,
        { method: 'POST', headers, body },
        { provider: 'push', timeoutMs, signal },
      );
      return answer === undefined ? failed('push:no_answer', { retry: true }) : outcomeOf(answer.status);
    },
  };
}
