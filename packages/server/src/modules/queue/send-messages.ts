import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { failedEntry, refuseBatch } from './batch.ts';
import { messageAttributes } from './message-attributes.ts';
import { md5OfAttributes, md5OfBody } from './message-md5.ts';
import { insertMessages } from './queue.store.ts';
import type { QueueDeps } from './queue-deps.ts';
import type { QueueErrorName } from './queue-errors.ts';

/** What SQS takes: no NUL, which PostgreSQL cannot store, and no half of a surrogate pair. */
const VALID_BODY = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

const message = z.object({
  MessageBody: z.string().min(1),
  /** A message that is kept back would make the queue look full: its length is the distance from its oldest message. */
  DelaySeconds: z.literal(0).optional(),
  MessageAttributes: messageAttributes.optional(),
});
const entry = message.extend({ Id: z.string() });

type Message = z.infer<typeof message>;
type Entry = z.infer<typeof entry>;

export const sendMessageInput = message;
export const sendMessageBatchInput = z.object({ Entries: z.array(entry) });

/** What is stored of a message, and what its sender is told. */
function accept({ MessageBody, MessageAttributes }: Message, sent_at: Date) {
  const message_id = randomUUID();
  return {
    row: { message_id, body: MessageBody, sent_at, visible_at: sent_at },
    told: {
      MessageId: message_id,
      MD5OfMessageBody: md5OfBody(MessageBody),
      ...(MessageAttributes && { MD5OfMessageAttributes: md5OfAttributes(MessageAttributes) }),
    },
  };
}

export async function sendMessage(deps: QueueDeps, input: Message): Promise<object | QueueErrorName> {
  if (!VALID_BODY.test(input.MessageBody)) return 'InvalidMessageContents';
  if (await deps.isFull()) return 'RequestThrottled';
  const tooMany = deps.countSent([input.MessageBody]);
  if (tooMany) return tooMany;
  const { row, told } = accept(input, deps.now());
  await insertMessages(deps.db, [row]);
  return told;
}

/** An entry that cannot be stored fails alone: the others are sent, and the answer is no error. */
export async function sendMessageBatch(
  deps: QueueDeps,
  { Entries }: { readonly Entries: readonly Entry[] },
): Promise<object | QueueErrorName> {
  const refusal = refuseBatch(Entries);
  if (refusal) return refusal;
  if (await deps.isFull()) return 'RequestThrottled';
  const isGood = ({ MessageBody }: Entry) => VALID_BODY.test(MessageBody);
  const good = Entries.filter(isGood);
  const tooMany = deps.countSent(good.map(({ MessageBody }) => MessageBody));
  if (tooMany) return tooMany;
  const accepted = good.map((each) => ({ Id: each.Id, ...accept(each, deps.now()) }));
  const rows = accepted.map(({ row }) => row);
  await insertMessages(deps.db, rows);
  return {
    Successful: accepted.map(({ Id, told }) => ({ Id, ...told })),
    Failed: Entries.filter((each) => !isGood(each)).map(({ Id }) => failedEntry(Id, 'InvalidMessageContents')),
  };
}
