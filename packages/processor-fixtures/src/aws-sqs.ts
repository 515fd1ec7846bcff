import type { GoldenReply, GoldenRequest } from './exchange.ts';

const QueueUrl = 'https://sqs.eu-west-1.amazonaws.com/000000000000/events';

const action = (name: string, body: Readonly<Record<string, unknown>>) =>
  ({
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${name}` },
    body: { QueueUrl, ...body },
  }) satisfies GoldenRequest;

const error = (status: number, __type: string) =>
  ({ status, body: { __type, message: 'golden' } }) satisfies GoldenReply;

/** AWS SQS, ReceiveMessage and DeleteMessageBatch: JSON to the queue's endpoint, the action in a header. */
export const awsSqs = {
  QueueUrl,
  receive: action('ReceiveMessage', {
    MaxNumberOfMessages: 10,
    WaitTimeSeconds: 0,
    MessageSystemAttributeNames: ['SentTimestamp'],
  }),
  received: {
    status: 200,
    body: {
      Messages: [
        {
          MessageId: '9c5f0a52-4d3c-4a55-9a0e-5b1f6f4a7d10',
          ReceiptHandle: 'AQEBgolden+receipt/1==',
          MD5OfBody: '8d777f385d3dfec8815d20f7496026dc',
          Body: 'data',
          Attributes: { SentTimestamp: '1763200000123' },
        },
      ],
    },
  } satisfies GoldenReply,
  /** SQS leaves the list out. */
  receivedNone: { status: 200, body: {} } satisfies GoldenReply,
  remove: action('DeleteMessageBatch', {
    Entries: [
      { Id: '0', ReceiptHandle: 'first' },
      { Id: '1', ReceiptHandle: 'second' },
    ],
  }),
  removedOne: {
    status: 200,
    body: {
      Successful: [{ Id: '0' }],
      Failed: [{ Id: '1', SenderFault: false, Code: 'InternalError', Message: 'golden' }],
    },
  } satisfies GoldenReply,
  failures: {
    denied: error(403, 'com.amazonaws.sqs#AccessDeniedException'),
    missing: error(400, 'com.amazonaws.sqs#QueueDoesNotExist'),
    down: { status: 503, body: '<html>Busy</html>' },
    unreadable: { status: 200, body: { Messages: [{ Body: 'data' }] } },
  } satisfies Record<string, GoldenReply>,
} as const;
