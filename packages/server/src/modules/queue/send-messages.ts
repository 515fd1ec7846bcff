import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { md5OfAttributes, messageAttributes } from './message-attributes.ts';
import { insertMessages } from './queue.store.ts';
import type { QueueDeps } from './queue-deps.ts';
import { errorFacts, type QueueErrorName } from './queue-errors.ts';

const MOST_ENTRIES = 10;
const ENTRY_ID = /^[\w-]{1,80}$/;
/** What SQS takes: no NUL, which PostgreSQL cannot store, and no half of a surrogate pair. */
const VALID_BODY = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

const message = z.object({
  MessageBody: z.string().min(1),
  DelaySeconds: z.int().min(0).max(900).default(0),
  MessageAttributes: messageAttributes.optional(),
});
const entry = message.extend({ Id: z.string() });

type Message = z.infer<typeof message>;
type Entry = z.infer<typeof entry>;

export const sendMessageInput = message;
export const sendMessageBatchInput = z.object({ Entries: z.array(entry) });

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** What is stored of a message, and what its sender is told. */
function accept({ MessageBody, DelaySeconds, MessageAttributes }: Message, sent_at: Date) {
  const message_id = randomUUID();
  const visible_at = new Date(sent_at.getTime() + DelaySeconds * 1000);
  return {
    row: { message_id, body: MessageBody, sent_at, visible_at },
    told: {
      MessageId: message_id,
      MD5OfMessageBody: md5(MessageBody),
      ...(MessageAttributes && { MD5OfMessageAttributes: md5OfAttributes(MessageAttributes) }),
    },
  };
}

export async function sendMessage(deps: QueueDeps, input: Message): Promise<object | QueueErrorName> {
  if (!VALID_BODY.test(input.MessageBody)) return 'InvalidMessageContents';
  if (await deps.isFull()) return 'RequestThrottled';
  const { row, told } = accept(input, deps.now());
  await insertMessages(deps.db, [row]);
  return told;
}

/** The refusals of a batch as a whole, of any action. */
export function refuseBatch(entries: readonly { readonly Id: string }[]): QueueErrorName | undefined {
  if (entries.length === 0) return 'EmptyBatchRequest';
  if (entries.length > MOST_ENTRIES) return 'TooManyEntriesInBatchRequest';
  if (!entries.every(({ Id }) => ENTRY_ID.test(Id))) return 'InvalidBatchEntryId';
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length) return 'BatchEntryIdsNotDistinct';
  return undefined;
}

export const failedEntry = (Id: string, Code: QueueErrorName) => ({
  Id,
  SenderFault: true,
  Code,
  Message: errorFacts(Code).message,
});

/** An entry that cannot be stored fails alone: the others are sent, and the answer is no error. */
export async function sendMessageBatch(
  deps: QueueDeps,
  { Entries }: { readonly Entries: readonly Entry[] },
): Promise<object | QueueErrorName> {
  const refusal = refuseBatch(Entries);
  if (refusal) return refusal;
  if (await deps.isFull()) return 'RequestThrottled';
  const [good, bad] = [true, false].map((isGood) =>
    Entries.filter(({ MessageBody }) => VALID_BODY.test(MessageBody) === isGood),
  ) as [Entry[], Entry[]];
  const accepted = good.map((each) => ({ Id: each.Id, ...accept(each, deps.now()) }));
  if (accepted.length > 0)
    await insertMessages(
      deps.db,
      accepted.map(({ row }) => row),
    );
  return {
    Successful: accepted.map(({ Id, told }) => ({ Id, ...told })),
    Failed: bad.map(({ Id }) => failedEntry(Id, 'InvalidMessageContents')),
  };
}
