import { africasTalking } from '@jara/processor-fixtures/africas-talking';
import { hubtel } from '@jara/processor-fixtures/hubtel';
import { termii } from '@jara/processor-fixtures/termii';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../build-app.ts';
import { prefersHtml } from '../page/prefers-html.ts';

let app: FastifyInstance;
let clock = new Date('2026-11-15T12:00:00Z');
beforeEach(async () => {
  clock = new Date('2026-11-15T12:00:00Z');
  app = await buildApp({ LOG_LEVEL: 'silent' }, () => clock);
});

const PROVIDERS = [
  ['termii', '/termii', termii, 'to', 'api_key'],
  ['africas-talking', '/africastalking', africasTalking, 'to', undefined],
  ['hubtel', '/hubtel', hubtel, 'To', undefined],
] as const;

type Golden = (typeof PROVIDERS)[number][2];

const post = (
  prefix: string,
  { request }: Golden,
  change: { body?: object; headers?: object; payload?: string } = {},
) => {
  const fields = { ...request.body, ...change.body };
  const isForm = request.headers['content-type'].includes('form');
  return app.inject({
    method: 'POST',
    url: prefix + request.path,
    headers: { ...request.headers, ...change.headers },
    payload: change.payload ?? (isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields)),
  });
};

const inbox = async (phone?: string) => {
  const { body } = await app.inject(
    phone === undefined ? '/sms/inbox' : `/sms/inbox?phone=${encodeURIComponent(phone)}`,
  );
  return JSON.parse(body) as Record<string, string>[];
};

const page = (phone = '') =>
  app.inject({ url: `/sms/inbox?phone=${phone}`, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });

/** The fields of a reply, whatever their values. */
const fieldsOf = (body: unknown) => Object.keys(body as object).sort();

describe.each(PROVIDERS)('%s', (provider, prefix, golden, toField, keyField) => {
  test('takes the golden request, answers as the golden reply does, and the text lies in the inbox', async () => {
    const { statusCode, body } = await post(prefix, golden);
    expect(statusCode).toBe(golden.accepted.status);
    expect(fieldsOf(JSON.parse(body))).toEqual(fieldsOf(golden.accepted.body));
    const [message] = await inbox(golden.message.to);
    expect(message).toEqual({
      id: expect.any(String) as string,
      to: golden.message.to,
      from: 'Jara',
      text: golden.message.text,
      provider,
      sent_at: '2026-11-15T12:00:00.000Z',
    });
    expect(body).toContain(JSON.stringify(message?.['id']));
  });

  test('refuses a caller without a key, and stores nothing', async () => {
    const change =
      keyField === undefined ? { headers: { apikey: '', authorization: '' } } : { body: { [keyField]: '' } };
    const { statusCode, body } = await post(prefix, golden, change);
    const { wrongKey } = golden.failures;
    expect(statusCode).toBe(wrongKey.status);
    expect(body).toBe(typeof wrongKey.body === 'string' ? wrongKey.body : JSON.stringify(wrongKey.body));
    expect(await inbox()).toEqual([]);
  });

  test('is down for a number that ends in 0000', async () => {
    const to = (Object.entries(golden.request.body).find(([name]) => name === toField)?.[1] ?? '').replace(
      /\d{4}$/,
      '0000',
    );
    const { statusCode, body } = await post(prefix, golden, { body: { [toField]: to } });
    expect(statusCode).toBe(golden.failures.down.status);
    expect(fieldsOf(JSON.parse(body))).toEqual(fieldsOf(golden.failures.down.body));
    expect(body).not.toContain('ATXid');
    expect(await inbox()).toEqual([]);
  });

  test.each(['', '{', 'null', '[]', '{"api_key":"k"}', 'username=x', '\u0000'])(
    'refuses the body %j',
    async (payload) => {
      const { statusCode } = await post(prefix, golden, { payload });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(await inbox()).toEqual([]);
    },
  );
});

describe("Africa's Talking", () => {
  test('judges each recipient by itself', async () => {
    const { body } = await post('/africastalking', africasTalking, {
      body: { to: '+2348012345678,12,+2348099990000' },
    });
    const { Recipients } = JSON.parse(body).SMSMessageData;
    expect(Recipients.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([101, 403, 500]);
    expect(await inbox()).toHaveLength(1);
  });
});

describe('Hubtel', () => {
  test('says which part is wrong', async () => {
    const bad = await post('/hubtel', hubtel, { body: { To: 'nobody' } });
    expect([bad.statusCode, JSON.parse(bad.body)]).toEqual([
      hubtel.failures.badDestination.status,
      hubtel.failures.badDestination.body,
    ]);
    expect(JSON.parse((await post('/hubtel', hubtel, { body: { From: '' } })).body)).toEqual(
      hubtel.failures.badSource.body,
    );
  });
});

describe('the inbox', () => {
  const send = (to: string, sms: string) => post('/termii', termii, { body: { to, sms } });

  test('has the newest first, of one phone or of all', async () => {
    await send('2348012345678', 'one');
    await send('2348087654321', 'two');
    await send('2348012345678', 'three');
    expect((await inbox()).map(({ text }) => text)).toEqual(['three', 'two', 'one']);
    expect((await inbox('2348012345678')).map(({ text }) => text)).toEqual(['three', 'one']);
    expect(await inbox('2348011111111')).toEqual([]);
    expect(await inbox('nobody')).toEqual([]);
  });

  test.each(['+234 801 234 5678', '08012345678', '002348012345678'])('knows %s as the same phone', async (phone) => {
    await send('2348012345678', 'one');
    expect(await inbox(phone)).toHaveLength(1);
  });

  test('knows a Ghanaian number as it is dialled at home', async () => {
    await post('/hubtel', hubtel);
    expect(await inbox('0241234567')).toHaveLength(1);
  });

  test('keeps the last 500', async () => {
    for (let count = 1; count <= 501; count++) await send('2348012345678', `text ${count}`);
    const kept = await inbox();
    expect([kept.length, kept[0]?.['text'], kept.at(-1)?.['text']]).toEqual([500, 'text 501', 'text 2']);
  });

  test('is a page for a browser, with the code in large digits and how long ago it was', async () => {
    await send('2348012345678', 'Your Jara code is 4821.');
    clock = new Date('2026-11-15T12:03:00Z');
    const { body, headers } = await page('2348012345678');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<p class="code">4821</p>');
    expect(body).toContain('3 minutes ago');
    expect(body).toContain('<meta http-equiv="refresh" content="5">');
  });

  test('does not reload under the fingers of somebody who types a phone', async () => {
    expect((await page()).body).not.toContain('http-equiv');
  });

  test('shows a text as text, whatever it holds', async () => {
    await send('2348012345678', '<script>alert("x")</script>&\'');
    const { body } = await page();
    expect(body).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;');
    expect(body).not.toContain('<script');
    expect((await page('%22%3E%3Cimg src=x%3E')).body).not.toContain('<img');
  });

  test('lets nothing run and nothing be loaded', async () => {
    for (const url of ['/', '/sms/inbox']) {
      const { headers, body } = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(body).not.toMatch(/ style=|src=/);
    }
  });

  test.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['text/html', true],
    ['text/html,application/json', true],
    ['application/json, text/html', false],
    ['application/json;q=0.5, text/html;q=0.9', true],
    ['text/html;q=0, */*', false],
  ])('reads Accept: %s', (accept, isPage) => {
    expect(prefersHtml(accept)).toBe(isPage);
  });
});

describe('the sandbox', () => {
  test('says that it lives, and what it offers', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/')).body).toContain('href="/sms/inbox"');
  });
});
