import { z } from 'zod';
import { callProvider } from '../call-provider.ts';
import { failed, SMS_TIMEOUT_MS, type SmsAdapter } from './sms-adapter.ts';

export type TermiiSettings = {
  readonly provider: 'termii';
  readonly url: string;
  readonly api_key: string;
  readonly sender: string;
  readonly timeoutMs?: number;
};

const Accepted = z.object({ message_id: z.string().min(1) });

export function createTermii({ url, api_key, sender, timeoutMs = SMS_TIMEOUT_MS }: TermiiSettings): SmsAdapter {
  return {
    name: 'termii',
    async send({ to, text }, signal) {
      const answer = await callProvider(
        `${url}/api/sms/send`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          // 'dnd' is the channel for codes: it reaches numbers that refuse advertising.
          body: JSON.stringify({ api_key, to, from: sender, sms: text, type: 'plain', channel: 'dnd' }),
        },
        { provider: 'termii', timeoutMs, signal },
      );
      if (answer === undefined) return failed('no_answer', true);
      // What Termii answers to a wrong number is not documented, so another provider may always be asked.
      if (answer.status < 200 || answer.status > 299) return failed(`http_${answer.status}`, true);
      const accepted = Accepted.safeParse(answer.body);
      return accepted.success ? { ok: true, id: accepted.data.message_id } : failed('not_accepted', true);
    },
  };
}
