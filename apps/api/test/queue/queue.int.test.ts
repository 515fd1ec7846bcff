import {
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { startQueue } from '../../src/testing/start-queue.ts';

const queue = startQueue();
const page = () => queue.sdk(queue.keys().temporary());
const owner = () => queue.sdk(queue.keys().owner);

const send = (MessageBody: string) => page().send(new SendMessageCommand({ QueueUrl: queue.url, MessageBody }));
async function receive(more = {}) {
  const asked = { QueueUrl: queue.url, MaxNumberOfMessages: 10, ...more };
  const { Messages = [] } = await owner().send(new ReceiveMessageCommand(asked));
  return Messages;
}
const bodies = async () =>
  (await receive()).map(({ Body = '' }) => Body).sort((one, other) => one.localeCompare(other));

test('analytics.020 the AWS SDK sends with temporary credentials, and the owner receives and deletes', async () => {
  const text = 'Ẹ káàbọ̀ \u{1F35B} {"k":"view_page"}';
  const sent = await send(text);
  const [message, ...others] = await receive({ MessageSystemAttributeNames: ['All'] });
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    Body: text,
    MessageId: sent.MessageId,
    Attributes: { ApproximateReceiveCount: '1' },
  });
  expect(await receive()).toEqual([]);
  await owner().send(new DeleteMessageCommand({ QueueUrl: queue.url, ReceiptHandle: message?.ReceiptHandle }));
  const all = { QueueUrl: queue.url, AttributeNames: ['All' as const] };
  expect((await owner().send(new GetQueueAttributesCommand(all))).Attributes).toEqual({
    ApproximateNumberOfMessages: '0',
    ApproximateNumberOfMessagesNotVisible: '0',
  });
});

test('a batch stores what is good and names what is not, with attributes hashed as SQS does', async () => {
  const Entries = [
    {
      Id: 'one',
      MessageBody: 'first',
      MessageAttributes: {
        kind: { DataType: 'String', StringValue: 'view_page' },
        count: { DataType: 'Number', StringValue: '7' },
        raw: { DataType: 'Binary', BinaryValue: new Uint8Array([0, 255]) },
      },
    },
    { Id: 'nul', MessageBody: 'a\u0000b' },
    { Id: 'half', MessageBody: 'half of a pair: \uD83C' },
    { Id: 'two', MessageBody: 'second' },
  ];
  const { Successful, Failed } = await page().send(new SendMessageBatchCommand({ QueueUrl: queue.url, Entries }));
  expect(Successful?.map(({ Id }) => Id)).toEqual(['one', 'two']);
  // Computed apart from this code, by the algorithm that AWS publishes.
  expect(Successful?.[0]?.MD5OfMessageAttributes).toBe('5c3259383079a723c4cf83f8458f65ee');
  const refused = { SenderFault: true, Code: 'InvalidMessageContents' };
  expect(Failed).toMatchObject([
    { Id: 'nul', ...refused },
    { Id: 'half', ...refused },
  ]);
  expect(await bodies()).toEqual(['first', 'second']);
});

test('messages outlive the API: another one on the same database gives them out', async () => {
  await send('before');
  await queue.restart();
  await send('after');
  expect(await bodies()).toEqual(['after', 'before']);
});

test('a message that is not deleted comes again, and the old handle does not delete it then', async () => {
  await send('again');
  const [first] = await receive({ VisibilityTimeout: 0 });
  const [second] = await receive({ VisibilityTimeout: 0 });
  const Entries = [
    { Id: 'old', ReceiptHandle: first?.ReceiptHandle },
    { Id: 'none', ReceiptHandle: 'no handle' },
  ];
  const { Successful, Failed } = await owner().send(new DeleteMessageBatchCommand({ QueueUrl: queue.url, Entries }));
  expect([Successful?.map(({ Id }) => Id), Failed?.map(({ Code }) => Code)]).toEqual([
    ['old'],
    ['ReceiptHandleIsInvalid'],
  ]);
  expect(await receive({ VisibilityTimeout: 0 })).toHaveLength(1);
  await owner().send(new DeleteMessageCommand({ QueueUrl: queue.url, ReceiptHandle: second?.ReceiptHandle }));
});

test('whoever waits for a message gets one that comes meanwhile', async () => {
  const waiting = receive({ WaitTimeSeconds: 20 });
  await send('at last');
  expect((await waiting).map(({ Body }) => Body)).toEqual(['at last']);
});

test('a message that another receiver is taking is passed over, not waited for', async () => {
  await Promise.all([send('taken'), send('free')]);
  await queue.asOwner('begin');
  await queue.asOwner(`select id from queue_message where body = 'taken' for update`);
  expect(await bodies()).toEqual(['free']);
  await queue.asOwner('rollback');
  expect(await bodies()).toEqual(['taken']);
});

test('a request that comes again within its quarter of an hour is stored again; events have ids', async () => {
  const signed = await queue.sign(JSON.stringify({ QueueUrl: queue.url, MessageBody: 'replayed' }));
  await Promise.all([fetch(signed.clone()), fetch(signed)]);
  expect(await bodies()).toEqual(['replayed', 'replayed']);
});
