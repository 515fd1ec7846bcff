import { z } from 'zod';
import { failedEntry, refuseBatch } from './batch.ts';
import { deleteMessages } from './queue.store.ts';
import type { QueueDeps } from './queue-deps.ts';
import type { QueueErrorName } from './queue-errors.ts';

const receipt = z.uuid();
const message = z.object({ ReceiptHandle: z.string() });
const entry = message.extend({ Id: z.string() });

export const deleteMessageInput = message;
export const deleteMessageBatchInput = z.object({ Entries: z.array(entry) });

/** A handle of ours that deletes nothing, because the message is gone or was received again, is no error. */
export async function deleteMessage(
  { db }: QueueDeps,
  { ReceiptHandle }: z.infer<typeof message>,
): Promise<object | QueueErrorName> {
  if (!receipt.safeParse(ReceiptHandle).success) return 'ReceiptHandleIsInvalid';
  await deleteMessages(db, [ReceiptHandle]);
  return {};
}

export async function deleteMessageBatch(
  { db }: QueueDeps,
  { Entries }: z.infer<typeof deleteMessageBatchInput>,
): Promise<object | QueueErrorName> {
  const refusal = refuseBatch(Entries);
  if (refusal) return refusal;
  const isGood = ({ ReceiptHandle }: z.infer<typeof entry>) => receipt.safeParse(ReceiptHandle).success;
  const good = Entries.filter(isGood);
  const receipts = good.map(({ ReceiptHandle }) => ReceiptHandle);
  await deleteMessages(db, receipts);
  return {
    Successful: good.map(({ Id }) => ({ Id })),
    Failed: Entries.filter((each) => !isGood(each)).map(({ Id }) => failedEntry(Id, 'ReceiptHandleIsInvalid')),
  };
}
