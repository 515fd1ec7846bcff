import { type Endpoint, endpoints, eventStreams, failure } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { startApi, testEnv } from '../../src/testing/start-api.ts';

const api = startApi({ env: { METRICS_TOKEN: 'a-token-for-tests' } });

/** What the API serves for operators and readers, beside the contract. */
const OPERATIONS = ['GET /docs', 'GET /docs/openapi.json', 'GET /metrics'];
/** For front doors alone. */
const INTERNAL = ['GET /changes'];
/** What providers call, in their own formats. */
const WEBHOOKS = ['POST /webhooks/:processor', 'PUT /webhooks/:processor', 'GET /webhooks/pocket'];
/** Where pages send their events, in the format of SQS. */
const QUEUE = ['POST /queue/', 'OPTIONS /queue/'];

const contracted = [...Object.values(endpoints), ...Object.values(eventStreams)].map(
  ({ method, path }) => `${method} ${path}`,
);

/** Every route that was registered, as Fastify itself tells. */
async function registeredRoutes(): Promise<string[]> {
  const routes = new Set<string>();
  const env = testEnv(api.database.appUrl, { METRICS_TOKEN: 'a-token-for-tests' });
  const app = await buildApp(env, {
    onRoute: ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
    },
  });
  await app.close();
  return [...routes];
}

test('no route exists outside the contract, and every endpoint of it has a route', async () => {
  expect((await registeredRoutes()).sort()).toEqual(
    [...contracted, ...OPERATIONS, ...INTERNAL, ...WEBHOOKS, ...QUEUE].sort(),
  );
});

test('shell.024 paths that belong to a customer are served under /customer alone', async () => {
  expect(contracted).toContain('GET /customer/vendor');
  expect((await api.app.inject('/vendor')).statusCode).toBe(404);
});

test.each([
  [
    'cart.100',
    [
      ...['POST /customer/cart', 'GET /customer/cart'],
      ...['GET /customer/cart/vendor/:vendorId', 'POST /customer/cart/vendor/:vendorId'],
      ...['POST /customer/cart/:cartId/pack/:packRef/duplicate', 'DELETE /customer/cart/:cartId/pack/:packRef'],
      ...['DELETE /customer/cart/:id', 'DELETE /customer/cart/clear', 'PATCH /customer/cart/guest/upgrade'],
      ...['POST /customer/order/validate-items', 'GET /customer/config'],
    ],
  ],
  ['pricing.019', ['POST /customer/delivery/amount']],
  [
    'promo.016',
    [
      ...['POST /customer/discount/apply', 'GET /customer/discount', 'GET /customer/promo-code'],
      'POST /customer/promo-code/redeem-code/:code',
    ],
  ],
  [
    'payment.046',
    [
      ...['GET /customer/order/:id/payment', 'POST /customer/order/:id/payment', 'GET /customer/payment/methods'],
      ...['GET /customer/payment/channel', 'GET /payment/channel', 'POST /customer/payment/start/v2'],
      ...['POST /customer/payment/charge', 'GET /customer/payment/verify/:transactionId', 'GET /customer/wallet'],
    ],
  ],
])('%s these paths are served', async (_rule, paths) => {
  const routes = await registeredRoutes();
  for (const path of paths) expect(routes).toContain(path);
});

describe('the envelope', () => {
  test('shell.021 a success is status, message and data', async () => {
    const reply = await api.app.inject('/customer/available-locations');
    expect(reply.json()).toEqual({ status: 'success', message: expect.any(String), data: [] });
  });

  test.each([
    ['/nothing/here', 404, 'ROUTE_NOT_FOUND'],
    ['/customer/vendor/x/menu', 400, 'INVALID_INPUT'],
    ['/customer/vendor/1/menu', 404, 'VENDOR_NOT_FOUND'],
  ])('shell.021 a failure is a 4xx with status, message and code: %s', async (path, status, code) => {
    const reply = await api.app.inject(path);
    expect(reply.statusCode).toBe(status);
    expect(failure.parse(reply.json())).toMatchObject({ status: 'failed', code });
  });

  test('bad input names the field', async () => {
    const reply = await api.app.inject('/customer/vendor?limit=none');
    expect(reply.json().data.problems).toEqual([{ path: 'limit', message: 'must be a whole number' }]);
  });

  test('a call that names JSON and sends nothing is a call without a body', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await api.app.inject({ method: 'POST', url: '/auth/logout', headers })).statusCode).toBe(200);
    expect((await api.app.inject({ method: 'POST', url: '/auth/login', headers })).statusCode).toBe(400);
  });

  test('a body that is no JSON, or would change what objects are, is refused', async () => {
    for (const payload of ['{', 'null', '{"__proto__":{"x":1}}']) {
      const headers = { 'content-type': 'application/json' };
      const reply = await api.app.inject({ method: 'POST', url: '/auth/login', headers, payload });
      expect([reply.statusCode, reply.json().code], payload).toEqual([400, 'INVALID_INPUT']);
    }
  });

  test('shell.022 an id that is not a positive integer is refused', async () => {
    for (const id of ['0', '-3', '1.5', '0x10', '2147483648']) {
      expect((await api.app.inject(`/customer/vendor/${id}/menu`)).statusCode, id).toBe(400);
    }
  });
});

describe('what operators see', () => {
  test('shell.025 /healthz and /readyz answer while the API and its database are up', async () => {
    expect((await api.app.inject('/healthz')).statusCode).toBe(200);
    expect((await api.app.inject('/readyz')).json().data).toEqual({ database: 'reachable' });
  });

  test('shell.025 OpenAPI 3.1 describes every endpoint, and /docs shows it to a person', async () => {
    const api31 = (await api.app.inject('/docs/openapi.json')).json();
    expect(api31.openapi).toMatch(/^3\.1\./);
    const described = Object.entries(api31.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual([...contracted].sort());
    const page = await api.app.inject('/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/customer/vendor/{id}/menu');
  });

  test('the contract says how stale a kept answer may be, of the API and of the page that is made of it', async () => {
    const { paths } = (await api.app.inject('/docs/openapi.json')).json();
    const kept = Object.values<Endpoint>(endpoints).filter(({ cached }) => cached);
    expect(kept).toContain(endpoints.listVendors);
    for (const { path, method } of kept) {
      const { description } = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      expect(description, path).toMatch(
        /within milliseconds.* at the time at which the clock changes it.*at most five seconds late/,
      );
    }
    expect(paths['/customer/vendor'].get.description).toContain('With a bearer token the answer is made anew');
    expect(paths['/customer/cart'].get.description).toBeUndefined();
    expect((await api.app.inject('/docs')).body).toContain('at most five seconds late');
  });

  test('metrics need the token, and nobody gets them who comes through a front door', async () => {
    await api.app.inject('/healthz');
    const headers = { authorization: 'Bearer a-token-for-tests' };
    const forwarded = { ...headers, 'x-forwarded-for': '203.0.113.7' };
    expect((await api.app.inject('/metrics')).statusCode).toBe(404);
    expect((await api.app.inject({ url: '/metrics', headers: forwarded })).statusCode).toBe(404);
    const reply = await api.app.inject({ url: '/metrics', headers });
    expect(reply.body).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}');
  });

  test('every answer says that it is ours, and has a request id, the caller’s own if it is a plain one', async () => {
    const given = await api.app.inject({ url: '/healthz', headers: { 'x-request-id': 'trace-12345' } });
    expect(given.headers).toMatchObject({ 'x-request-id': 'trace-12345', 'x-answered-by': 'jara' });
    const forged = await api.app.inject({ url: '/healthz', headers: { 'x-request-id': 'bad id; drop' } });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
