import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GoldenReply, GoldenRequest } from '@jara/processor-fixtures/exchange';
import { expect, onTestFinished } from 'vitest';
import { buildApp } from '../build-app.ts';
import type { Payment } from '../payments/payment.ts';

type Received = {
  readonly method: string;
  readonly url: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
};

/** An API that takes webhooks and answers each with the next status, and with 200 after that. */
async function startReceiver(statuses: number[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

type Options = { readonly webhookAnswers?: number[]; readonly laterMs?: number };

/** A sandbox with a receiver of its webhooks; both end with the test. */
export async function startSandbox({ webhookAnswers = [], laterMs = 1 }: Options = {}) {
  const receiver = await startReceiver(webhookAnswers);
  const app = await buildApp(
    { LOG_LEVEL: 'silent', SANDBOX_WEBHOOK_URL: receiver.url },
    () => new Date('2026-11-15T10:15:00Z'),
    { laterMs, retryMs: [1, 1, 1] },
  );
  onTestFinished(() => app.close());

  const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
    return app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload });
  };
  const payment = async (reference: string): Promise<Payment> => {
    const all = (await app.inject('/control/payments')).json<Payment[]>();
    return all.find((each) => each.reference === reference) ?? expect.fail('There is no such payment.');
  };
  const webhooks = async (count: number): Promise<readonly Received[]> => {
    await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(count);
    return receiver.received;
  };
  return { app, post, payment, webhooks, received: receiver.received };
}

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Sends a golden request as it is, but with the sandbox's keys and what else is changed. */
export async function sendGolden(
  { app }: Sandbox,
  prefix: string,
  { method, path, headers, body }: GoldenRequest,
  change: { headers?: Record<string, string>; body?: object; path?: string } = {},
) {
  return app.inject({
    method,
    url: prefix + (change.path ?? path),
    headers: { ...headers, ...change.headers },
    ...((body !== undefined || change.body) && { payload: JSON.stringify({ ...body, ...change.body }) }),
  });
}

/** The type of each value, however deep. What a shop gave along comes back in any. */
function shapeOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  if (Array.isArray(value)) return value.map(shapeOf);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, /^meta[dD]ata$/.test(name) || shapeOf(each)]),
  );
}

/**
 * A reply has the golden one's status and fields, each of the same type; and the same values where they do not depend on
 * the sandbox. `but` names those that do, by path.
 */
export function expectGolden(
  reply: { readonly statusCode: number; readonly body: string },
  golden: GoldenReply,
  but: readonly string[] = [],
): void {
  const body = JSON.parse(reply.body) as unknown;
  expect([reply.statusCode, shapeOf(body)]).toEqual([golden.status, shapeOf(golden.body)]);
  expect(without(body, but)).toEqual(without(golden.body, but));
}

function without(value: unknown, names: readonly string[]): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.includes(name))
      .map(([name, each]) => [name, without(each, names)]),
  );
}
