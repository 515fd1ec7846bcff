import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { deleteMessage, deleteMessageBatch, deleteMessageBatchInput, deleteMessageInput } from './delete-messages.ts';
import { getQueueAttributes, getQueueAttributesInput, getQueueUrl, getQueueUrlInput } from './describe-queue.ts';
import type { QueueDeps } from './queue-deps.ts';
import type { QueueErrorName } from './queue-errors.ts';
import { receiveMessage, receiveMessageInput } from './receive-messages.ts';
import { sendMessage, sendMessageBatch, sendMessageBatchInput, sendMessageInput } from './send-messages.ts';

type Run<Input> = (deps: QueueDeps, input: Input) => Promise<object | QueueErrorName>;
type Action = (deps: QueueDeps, input: unknown) => Promise<object | QueueErrorName>;

const action =
  <Schema extends z.ZodType>(schema: Schema, run: Run<z.infer<Schema>>): Action =>
  async (deps, input) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? run(deps, parsed.data) : 'InvalidParameterValue';
  };

const onQueue = z.object({ QueueUrl: z.string() });

/** The URL says which queue is meant; it is compared and never called. */
const queueAction = <Schema extends z.ZodType>(schema: Schema, run: Run<z.infer<Schema>>): Action => {
  const act = action(schema, run);
  return async (deps, input) => {
    const named = onQueue.safeParse(input);
    if (!named.success) return 'InvalidParameterValue';
    return named.data.QueueUrl === deps.address.url ? act(deps, input) : 'QueueDoesNotExist';
  };
};

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['SendMessage', queueAction(sendMessageInput, sendMessage)],
  ['SendMessageBatch', queueAction(sendMessageBatchInput, sendMessageBatch)],
  ['ReceiveMessage', queueAction(receiveMessageInput, receiveMessage)],
  ['DeleteMessage', queueAction(deleteMessageInput, deleteMessage)],
  ['DeleteMessageBatch', queueAction(deleteMessageBatchInput, deleteMessageBatch)],
  ['GetQueueAttributes', queueAction(getQueueAttributesInput, getQueueAttributes)],
  ['GetQueueUrl', action(getQueueUrlInput, getQueueUrl)],
]);

/** What temporary credentials may do: 'sqs:SendMessage' allows both. */
const FOR_SENDERS = new Set(['SendMessage', 'SendMessageBatch']);

const TARGET = /^AmazonSQS\.(\w{1,60})$/;

function parse(body: Buffer): unknown {
  try {
    return isUtf8(body) ? JSON.parse(body.toString()) : undefined;
  } catch {
    return undefined;
  }
}

type Asked = { readonly target: unknown; readonly body: Buffer; readonly isOwner: boolean };

export async function runSqsAction(
  deps: QueueDeps,
  { target, body, isOwner }: Asked,
): Promise<object | QueueErrorName> {
  const name = TARGET.exec(String(target))?.[1] ?? '';
  const act = ACTIONS.get(name);
  if (!act) return 'UnknownOperationException';
  if (!isOwner && !FOR_SENDERS.has(name)) return 'AccessDeniedException';
  const input = parse(body);
  return input === undefined ? 'SerializationException' : act(deps, input);
}
