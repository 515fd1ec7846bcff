import { z } from 'zod';
import { callProvider } from '../call-provider.ts';
import { failed, SMS_TIMEOUT_MS, type SmsAdapter } from './sms-adapter.ts';

export type AfricasTalkingSettings = {
  readonly provider: 'africas-talking';
  readonly url: string;
  readonly username: string;
  readonly api_key: string;
  readonly sender?: string | undefined;
  readonly timeoutMs?: number;
};

const Reply = z.object({
  SMSMessageData: z.object({
    Recipients: z.tuple([z.object({ statusCode: z.number().int(), messageId: z.string() })], z.unknown()),
  }),
});

/** Processed, sent, queued. */
const ACCEPTED = new Set([100, 101, 102]);
/** Invalid phone number, unsupported type of number, a person who wants no texts: nobody else gets there either. */
const THE_NUMBER_ITSELF = new Set([403, 404, 406]);

export function createAfricasTalking(settings: AfricasTalkingSettings): SmsAdapter {
  const { url, username, api_key, sender, timeoutMs = SMS_TIMEOUT_MS } = settings;
  return {
    name: 'africas-talking',
    async send({ to, text }, signal) {
      const form = new URLSearchParams({
        username,
        to: `+${to}`,
        message: text,
        ...(sender !== undefined && { from: sender }),
        bulkSMSMode: '1',
      });
      const answer = await callProvider(
        `${url}/version1/messaging`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            accept: 'application/json',
            apikey: api_key,
          },
          body: form.toString(),
        },
        { provider: 'africas-talking', timeoutMs, signal },
      );
      if (answer === undefined) return failed('no_answer', true);
      // 201 is also the answer when nothing was sent: the recipient's code decides.
      const reply = Reply.safeParse(answer.body);
      if (!reply.success) return failed(answer.status === 201 ? 'not_accepted' : `http_${answer.status}`, true);
      const [{ statusCode, messageId }] = reply.data.SMSMessageData.Recipients;
      if (ACCEPTED.has(statusCode)) return { ok: true, id: messageId };
      return failed(`recipient_${statusCode}`, !THE_NUMBER_ITSELF.has(statusCode));
    },
  };
}
