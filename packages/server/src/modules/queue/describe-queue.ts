import { z } from 'zod';
import { countMessages } from './queue.store.ts';
import type { QueueDeps } from './queue-deps.ts';
import type { QueueErrorName } from './queue-errors.ts';

export const getQueueUrlInput = z.object({ QueueName: z.string() });
export const getQueueAttributesInput = z.object({ AttributeNames: z.array(z.string()).default([]) });

export async function getQueueUrl(
  { address }: QueueDeps,
  { QueueName }: z.infer<typeof getQueueUrlInput>,
): Promise<object | QueueErrorName> {
  return QueueName === address.name ? { QueueUrl: address.url } : 'QueueDoesNotExist';
}

/** Those of SQS that there are here; others are left out. */
export async function getQueueAttributes(
  { db, now }: QueueDeps,
  { AttributeNames }: z.infer<typeof getQueueAttributesInput>,
): Promise<object> {
  const { visible, hidden } = await countMessages(db, now());
  const known = {
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(hidden),
  };
  const asked = Object.entries(known).filter(
    ([name]) => AttributeNames.includes(name) || AttributeNames.includes('All'),
  );
  return { Attributes: Object.fromEntries(asked) };
}
