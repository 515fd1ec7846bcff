import { z } from 'zod';
import { callProvider } from '../call-provider.ts';
import type { AwsEventSettings } from './aws-event-settings.ts';
import { signAws } from './sign-aws.ts';

/** AWS allows no more, of received and of deleted ones. */
export const MOST_IN_CALL = 10;
const TIMEOUT_MS = 5_000;
/** Ten of the largest messages that SQS takes, 1 MiB each, and what JSON adds to them. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

const received = z.object({
  Messages: z
    .array(
      z.object({
        MessageId: z.string().max(200),
        ReceiptHandle: z.string(),
        Body: z.string(),
        Attributes: z.object({ SentTimestamp: z.coerce.number<string>().int().positive() }),
      }),
    )
    .default([]),
});
const deleted = z.object({ Successful: z.array(z.object({ Id: z.string() })).default([]) });
const refused = z.object({ __type: z.string() });

export type SqsMessage = {
  readonly messageId: string;
  readonly body: string;
  readonly sentAt: Date;
  /** Deletes it. */
  readonly receipt: string;
};

/** A word for logs, without a secret in it: 'no_answer', 'unreadable', 'http_403 AccessDenied'. */
export type SqsFailure = { readonly failure: string };

type Deps = { readonly now: () => Date; readonly timeoutMs?: number };
type Call = { readonly waitSeconds?: number; readonly signal?: AbortSignal | undefined };

/** The queue's URL without account and name. */
const endpointOf = (queueUrl: string) => queueUrl.split('/').slice(0, -2).concat('').join('/');

/** AWS SQS: JSON to the queue's endpoint, the action in a header, signed with Signature Version 4. */
export function createSqs(settings: AwsEventSettings, { now, timeoutMs = TIMEOUT_MS }: Deps) {
  const url = endpointOf(settings.queue_url);

  async function call<Schema extends z.ZodType>(
    action: string,
    input: object,
    { schema, waitSeconds = 0, signal }: Call & { readonly schema: Schema },
  ): Promise<z.infer<Schema> | SqsFailure> {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` };
    const body = JSON.stringify({ QueueUrl: settings.queue_url, ...input });
    const answer = await callProvider(url, await signAws(settings, { service: 'sqs', url, headers, body }, now()), {
      ...{ provider: 'sqs', timeoutMs: timeoutMs + waitSeconds * 1000, signal, maxAnswerBytes: MAX_ANSWER_BYTES },
    });
    if (!answer) return { failure: 'no_answer' };
    if (answer.status !== 200) {
      const type = refused.safeParse(answer.body).data?.__type.split('#').at(-1) ?? '';
      return { failure: `http_${answer.status} ${type}`.trim() };
    }
    return schema.safeParse(answer.body).data ?? { failure: 'unreadable' };
  }

  return {
    /** Up to ten messages; waits so long for the first. Each comes again after the queue's visibility timeout. */
    async receive({ waitSeconds = 0, signal }: Call = {}): Promise<SqsMessage[] | SqsFailure> {
      const input = {
        MaxNumberOfMessages: MOST_IN_CALL,
        WaitTimeSeconds: waitSeconds,
        MessageSystemAttributeNames: ['SentTimestamp'],
      };
      const answer = await call('ReceiveMessage', input, { schema: received, waitSeconds, signal });
      if ('failure' in answer) return answer;
      return answer.Messages.map(({ MessageId, ReceiptHandle, Body, Attributes }) => ({
        messageId: MessageId,
        body: Body,
        sentAt: new Date(Attributes.SentTimestamp),
        receipt: ReceiptHandle,
      }));
    },

    /** Up to ten. Gives how many are gone: some may fail while others do not. */
    async remove(receipts: readonly string[]): Promise<number | SqsFailure> {
      const Entries = receipts.map((ReceiptHandle, place) => ({ Id: String(place), ReceiptHandle }));
      const answer = await call('DeleteMessageBatch', { Entries }, { schema: deleted });
      return 'failure' in answer ? answer : answer.Successful.length;
    },
  };
}

export type Sqs = ReturnType<typeof createSqs>;
