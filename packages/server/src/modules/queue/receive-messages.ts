import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { md5OfBody } from './message-md5.ts';
import { claimMessages } from './queue.store.ts';
import type { QueueDeps } from './queue-deps.ts';

/** Less than the front door waits for an answer; whoever asked for more asks again. */
const LONGEST_WAIT_MS = 6_000;
const LOOK_EVERY_MS = 500;

const names = z.array(z.string()).default([]);

export const receiveMessageInput = z.object({
  MaxNumberOfMessages: z.int().min(1).max(10).default(1),
  VisibilityTimeout: z.int().min(0).max(43_200).default(30),
  WaitTimeSeconds: z.int().min(0).max(20).default(0),
  AttributeNames: names,
  MessageSystemAttributeNames: names,
});

type Input = z.infer<typeof receiveMessageInput>;
type Row = Awaited<ReturnType<typeof claimMessages>>[number];

function show(row: Row, { AttributeNames, MessageSystemAttributeNames }: Input) {
  const asked = [...AttributeNames, ...MessageSystemAttributeNames];
  const known = {
    ApproximateReceiveCount: String(row.receive_count),
    SentTimestamp: String(row.sent_at.getTime()),
  };
  const shown = Object.entries(known).filter(([name]) => asked.includes(name) || asked.includes('All'));
  return {
    MessageId: row.message_id,
    ReceiptHandle: row.receipt,
    MD5OfBody: md5OfBody(row.body),
    Body: row.body,
    ...(shown.length > 0 && { Attributes: Object.fromEntries(shown) }),
  };
}

export async function receiveMessage({ db, now }: QueueDeps, input: Input): Promise<object> {
  const { MaxNumberOfMessages, VisibilityTimeout, WaitTimeSeconds } = input;
  const looks = Math.ceil(Math.min(WaitTimeSeconds * 1000, LONGEST_WAIT_MS) / LOOK_EVERY_MS);
  for (let look = 0; ; look += 1) {
    const hiddenUntil = new Date(now().getTime() + VisibilityTimeout * 1000);
    const rows = await claimMessages(db, MaxNumberOfMessages, now(), hiddenUntil);
    if (rows.length > 0) return { Messages: rows.map((row) => show(row, input)) };
    if (look >= looks) return {};
    await pause(LOOK_EVERY_MS);
  }
}
