import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { STARTER } from './testing/build-folder.ts';
import { startFrontDoor } from './testing/start-front-door.ts';

const SANDBOX = 'http://127.0.0.1:4100';

let door: Awaited<ReturnType<typeof startFrontDoor>> | undefined;
afterEach(async () => {
  await door?.close();
  door = undefined;
});

async function policyWith(env: Readonly<Record<string, string>>): Promise<string> {
  const html = '<html><body>Jollof</body></html>';
  door = await startFrontDoor({ env, storefront: (_request, reply) => reply.type('text/html').send(html) });
  const page = await fetch(`${door.url}/store`);
  expect(page.status).toBe(200);
  return page.headers.get('content-security-policy') ?? '';
}

test('a page names the configured payment origins in the directives that they need, and in no other', async () => {
  const env = { PAYMENT_SCRIPT_ORIGINS: SANDBOX, PAYMENT_FRAME_ORIGINS: `${SANDBOX},https://checkout.paystack.com` };
  const named = (await policyWith(env)).split('; ').filter((part) => /4100|paystack/.test(part));
  const starter = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;
  expect(named).toEqual([
    `script-src 'self' ${starter} ${SANDBOX}`,
    `frame-src 'self' ${SANDBOX} https://checkout.paystack.com`,
  ]);
});

test('a page may send to the configured queue', async () => {
  const queue = 'https://sqs.eu-west-1.amazonaws.com';
  expect((await policyWith({ QUEUE_ORIGINS: queue })).split('; ')).toContain(`connect-src 'self' ${queue}`);
});

test('without payment origins a page is open to nobody', async () => {
  expect(await policyWith({ PAYMENT_SCRIPT_ORIGINS: '', PAYMENT_FRAME_ORIGINS: '' })).not.toContain('http');
});

test.each([
  '*',
  'https:',
  'https://*.paystack.co',
  'https://js.paystack.co/',
  'https://js.paystack.co/v2/inline.js',
  "https://js.paystack.co 'unsafe-inline'",
  'https://js.paystack.co; object-src *',
  "'unsafe-eval'",
  'data:',
  'https://a;object-src',
  'HTTPS://js.paystack.co',
  'https://js.paystack.co:443',
])('%s is no origin, and stops the start', (origin) => {
  const variables = { STOREFRONT_URL: 'http://127.0.0.1:1', STOREFRONT_BUILD: 'dist', PAYMENT_SCRIPT_ORIGINS: origin };
  expect(() => readEnv(variables)).toThrow(/PAYMENT_SCRIPT_ORIGINS must be origins/);
});
