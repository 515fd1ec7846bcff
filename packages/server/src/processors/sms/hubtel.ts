import { z } from 'zod';
import { callProvider } from '../call-provider.ts';
import { failed, SMS_TIMEOUT_MS, type SmsAdapter } from './sms-adapter.ts';

export type HubtelSettings = {
  readonly provider: 'hubtel';
  readonly url: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly sender: string;
  readonly timeoutMs?: number;
};

const Reply = z.object({ status: z.number().int(), messageId: z.string().min(1).optional() });

/** A bad destination. */
const THE_NUMBER_ITSELF = 1;

export function createHubtel(settings: HubtelSettings): SmsAdapter {
  const { url, client_id, client_secret, sender, timeoutMs = SMS_TIMEOUT_MS } = settings;
  const credentials = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  return {
    name: 'hubtel',
    async send({ to, text }, signal) {
      const answer = await callProvider(
        `${url}/v1/messages/send`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
          body: JSON.stringify({ From: sender, To: to, Content: text }),
        },
        { provider: 'hubtel', timeoutMs, signal },
      );
      if (answer === undefined) return failed('no_answer', true);
      const reply = Reply.safeParse(answer.body);
      if (answer.status < 200 || answer.status > 299) {
        const isTheNumber = answer.status === 400 && reply.data?.status === THE_NUMBER_ITSELF;
        return isTheNumber ? failed('status_1', false) : failed(`http_${answer.status}`, true);
      }
      if (reply.data === undefined) return failed('not_accepted', true);
      const { status, messageId } = reply.data;
      if (status === 0 && messageId !== undefined) return { ok: true, id: messageId };
      return failed(`status_${status}`, status !== THE_NUMBER_ITSELF);
    },
  };
}
