import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, test } from 'vitest';
import { secretsFrom } from '../../secrets.ts';
import { readQueueAddress } from './queue-address.ts';
import { createQueueKeys } from './queue-keys.ts';
import { signatureOf } from './sigv4.ts';
import { verifyRequest } from './verify-request.ts';

const NOW = new Date('2026-01-02T03:04:05Z');

test('analytics.020 a signature is the one of the published test vector', () => {
  const body = `{"QueueUrl":"http://127.0.0.1:9324/000000000000/events","Entries":[{"Id":"e1","MessageBody":"{\\"k\\":\\"view_page\\"}"}]}`;
  const headers = {
    'x-amz-date': '20260102T030405Z',
    'x-amz-security-token': 'test-session-token',
    'x-amz-target': 'AmazonSQS.SendMessageBatch',
  };
  const { host, path } = readQueueAddress('http://127.0.0.1:9324/000000000000/events');
  const signature = signatureOf(
    { host, path, headers, body: Buffer.from(body) },
    ['host', 'x-amz-date', 'x-amz-security-token', 'x-amz-target'],
    { moment: '20260102T030405Z', region: 'eu-west-1', service: 'sqs' },
    'test/secret',
  );
  expect(signature).toBe('6dfc13853e137364f4aeb45c122230664d973b2d7b02ae100d58450ef80fe82d');
});

const QUEUE_URL = 'http://localhost:3000/api/queue/000000000000/events';
const address = readQueueAddress(QUEUE_URL);
const keys = createQueueKeys({ secrets: secretsFrom('x'.repeat(32)), queueUrl: QUEUE_URL, now: () => NOW });
const BODY = '{"QueueUrl":"https://elsewhere.example/","MessageBody":"Ẹ káàbọ̀"}';

type Signed = { headers: Record<string, string>; body: string };

/** As the page signs, by code that is not ours. */
async function sign(options: Partial<ConstructorParameters<typeof AwsV4Signer>[0]> = {}): Promise<Signed> {
  const signer = new AwsV4Signer({
    ...{ url: 'http://localhost:3000/api/queue/', method: 'POST', body: BODY, service: 'sqs', region: 'eu-west-1' },
    ...{ datetime: '20260102T030405Z', headers: { 'x-amz-target': 'AmazonSQS.SendMessage' } },
    ...keys.temporary(),
    ...options,
  });
  const { headers } = await signer.sign();
  return { headers: Object.fromEntries(headers), body: BODY };
}

const verify = ({ headers, body }: Signed) =>
  verifyRequest({ ...address, headers, body: Buffer.from(body) }, keys, {
    region: 'eu-west-1',
    service: 'sqs',
    now: NOW,
  });

describe('a signed request', () => {
  test('analytics.020 is taken from another signer, with temporary credentials and with the owner’s', async () => {
    expect(verify(await sign())).toMatchObject({ isOwner: false });
    const { headers, body } = await sign({ ...keys.owner, sessionToken: '' });
    expect(verify({ headers: { ...headers, host: 'internal:4000', 'x-forwarded-for': '::1' }, body })).toMatchObject({
      isOwner: true,
    });
  });

  const temporary = keys.temporary();
  test.each<[string, Parameters<typeof sign>[0], string]>([
    ['of another secret', { ...temporary, secretAccessKey: 'guessed' }, 'InvalidSignatureException'],
    ['of a key that nobody made', { accessKeyId: 'ASIAAAAAAAAAAAAAAAAA' }, 'UnrecognizedClientException'],
    ['of a key without its token', { ...temporary, sessionToken: '' }, 'UnrecognizedClientException'],
    ['for another host', { url: 'http://127.0.0.1:4000/api/queue/' }, 'InvalidSignatureException'],
    ['for another path', { url: 'http://localhost:3000/queue/' }, 'InvalidSignatureException'],
    ['for another region', { region: 'us-east-1' }, 'InvalidSignatureException'],
    ['for another service', { service: 'sts' }, 'InvalidSignatureException'],
    ['of 16 minutes ago', { datetime: '20260102T024805Z' }, 'RequestExpired'],
    ['of a clock 16 minutes fast', { datetime: '20260102T032005Z' }, 'RequestExpired'],
    ['at no moment', { datetime: '20260102Tyesterday' }, 'RequestExpired'],
  ])('is refused if it is %s', async (_case, options, error) => {
    expect(verify(await sign(options))).toBe(error);
  });

  test('holds for a quarter of an hour, before and after', async () => {
    for (const datetime of ['20260102T024905Z', '20260102T031905Z'])
      expect(verify(await sign({ datetime }))).toMatchObject({ isOwner: false });
  });

  test('is refused with its credentials once they have expired', async () => {
    const { accessKeyId, secretAccessKey, sessionToken } = createQueueKeys({
      secrets: secretsFrom('x'.repeat(32)),
      queueUrl: QUEUE_URL,
      now: () => new Date(NOW.getTime() - 3_600_000),
    }).temporary();
    expect(verify(await sign({ accessKeyId, secretAccessKey, sessionToken }))).toBe('ExpiredTokenException');
  });

  test('is refused where body, action or signature were changed on the way', async () => {
    const { headers, body } = await sign();
    expect(verify({ headers, body: body.replace('Ẹ', 'E') })).toBe('InvalidSignatureException');
    const changed = { ...headers, 'x-amz-target': 'AmazonSQS.ReceiveMessage' };
    expect(verify({ headers: changed, body })).toBe('InvalidSignatureException');
    const authorization = headers['authorization']?.replace(/.$/, (end) => (end === '0' ? '1' : '0')) ?? '';
    expect(verify({ headers: { ...headers, authorization }, body })).toBe('InvalidSignatureException');
  });

  test.each(['host', 'x-amz-date', 'x-amz-security-token', 'x-amz-target'])(
    'is refused where %s is not among what is signed',
    async (name) => {
      const { headers, body } = await sign();
      const authorization = headers['authorization']?.replace(new RegExp(`${name};|;${name}(?=,)`), '') ?? '';
      expect(authorization).not.toBe(headers['authorization']);
      expect(verify({ headers: { ...headers, authorization }, body })).toBe('IncompleteSignatureException');
    },
  );

  test.each([undefined, '', 'Bearer token', 'AWS4-HMAC-SHA256', `AWS4-HMAC-SHA256 Credential=${'x'.repeat(9_000)}`])(
    'is refused without a readable signature: %#',
    async (authorization) => {
      const { headers, body } = await sign();
      const { authorization: _signed, ...others } = headers;
      const given = authorization === undefined ? others : { ...others, authorization };
      expect(verify({ headers: given, body })).toMatch(/^(MissingAuthenticationToken|IncompleteSignature)Exception$/);
    },
  );
});
