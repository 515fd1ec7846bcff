import { FAILURES, identityEndpoints, OUTAGES } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, isFailure } from './api-error.ts';
import { callEndpoint, openStream } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

const answered = (status: number, body: object) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  return callEndpoint(identityEndpoints.listCountries, {}, { baseUrl: '/api' });
};

test('a refusal with a code that is not known here is one all the same, in its own words', async () => {
  const body = { status: 'failed', code: 'FROM_A_LATER_VERSION', message: 'Not on Sundays.' };
  await expect(answered(409, body)).rejects.toMatchObject({ message: 'Not on Sundays.', status: 409, body });
  await expect(answered(502, body)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  await expect(answered(404, { nothing: true })).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

const UNAVAILABLE = 'Something on our side is not answering. Please try again in a moment.';
const UNEXPECTED = 'Something went wrong on our side. Please try again.';

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const text = (body: string, status: number, type: string) => () =>
  new Response(body, { status, headers: { 'content-type': type } });
const COUNTRY = { code: 'NG', name: 'Nigeria', emoji: '🇳🇬', calling_code: '234', unicode: 'U+1F1F3 U+1F1EC' };
const SUCCESS = { status: 'success', message: 'Done', data: [COUNTRY] };

test.each([
  ['a page of a proxy', text('<html><h1>502 Bad Gateway</h1></html>', 502, 'text/html'), UNAVAILABLE],
  ['a page where JSON was expected', text('<html>Log in to the hotel</html>', 200, 'text/html'), UNAVAILABLE],
  ['a page that refuses', text('<html>Forbidden</html>', 403, 'text/html'), UNAVAILABLE],
  ['half an answer', text('{"status":"success","mess', 200, 'application/json'), UNAVAILABLE],
  ['an empty answer', text('', 200, 'application/json'), UNAVAILABLE],
  ['no content', () => new Response(null, { status: 204 }), UNAVAILABLE],
  ['data of another shape', json({ ...SUCCESS, data: [{ ...COUNTRY, calling_code: 234 }] }), UNEXPECTED],
  ['no data', json({ status: 'success', message: 'Done' }), UNEXPECTED],
  ['no message', json({ status: 'success', data: [COUNTRY] }), UNEXPECTED],
  ['no envelope', json([COUNTRY]), UNEXPECTED],
  ['null', json(null), UNEXPECTED],
  ['a failure that says it succeeded', json({ ...SUCCESS, status: 'failed' }), UNEXPECTED],
  ['words of a framework', json({ statusCode: 400, message: 'body must have property "phone"' }, 400), UNAVAILABLE],
  ['words of a gateway', json({ message: 'Invalid input: expected string, received undefined' }, 403), UNAVAILABLE],
  ['a refusal whose sentence is no text', json({ status: 'failed', code: 'X', message: { a: 1 } }, 400), UNAVAILABLE],
])('%s is told in our own sentence', async (_what, reply, sentence) => {
  vi.stubGlobal('fetch', async () => reply());
  const call = callEndpoint(identityEndpoints.listCountries, {}, { baseUrl: '/api' });
  const failure = await call.then(String, (error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ message: sentence, data: undefined, body: undefined });
});

test('an answer of the agreed shape is read, whatever type it says it has', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(SUCCESS), { headers: { 'content-type': 'text/plain' } }),
  );
  const { message, data } = await callEndpoint(identityEndpoints.listCountries, {}, { baseUrl: '/api' });
  expect([message, data]).toEqual(['Done', [COUNTRY]]);
});

const browser = (onLine: boolean) => ({ window: {}, navigator: { onLine } });

test.each([
  ['offline', browser(false), 'You are offline. Please try again when the network is back.'],
  ['online', browser(true), 'We could not reach Jara. Please check your network and try again.'],
  ['on a server', {}, OUTAGES.UNAVAILABLE.message],
])('a call that nobody answers says why, %s', async (_where, globals, message) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
  const call = callEndpoint(identityEndpoints.listCountries, {}, { baseUrl: '/api' });
  await expect(call).rejects.toMatchObject({ message, status: 503, code: 'UNAVAILABLE' });
});

const FEE = {
  ...{ id: 7, original_delivery_amount: 5, final_delivery_amount: 5, final_service_amount: 1 },
  ...{ original_service_amount: 1, delivery_price_factor: 1, small_order_amount: 0, amount: 5 },
  ...{ lines: [], discounts: [], promo: null, total: 6, cart_version: 1, expires_at: '2026-11-16T10:00:00.000Z' },
};

test('a failure carries the data that the contract names for its code', async () => {
  const body = {
    status: 'failed',
    code: 'FEE_STALE',
    message: 'The fees have changed.',
    data: { fee: FEE, changes: [] },
  };
  const failed = await answered(409, body).then(String, (error: unknown) => error);
  expect(isFailure(failed, 'FEE_STALE') && failed.data?.fee?.id).toBe(7);
  expect(isFailure(failed, 'CART_FULL')).toBe(false);
});

test('a failure whose data are not as its code demands is told in its words, without data', async () => {
  const body = { status: 'failed', code: 'FEE_STALE', message: 'The fees have changed.', data: { fee: { id: 'x' } } };
  await expect(answered(409, body)).rejects.toMatchObject({ message: body.message, status: 409, data: undefined });
});

test('a stream carries the token and where to resume; a refusal, or what is no stream, is an error', async () => {
  const opened = (answer: Response) => {
    const fetched = vi.fn(async () => answer);
    vi.stubGlobal('fetch', fetched);
    return { fetched, stream: openStream('/events', { 'last-event-id': '41' }, { baseUrl: '/api', token: 't' }) };
  };
  const { fetched, stream } = opened(new Response('id: 42\n\n', { headers: { 'content-type': 'text/event-stream' } }));
  expect(await new Response(await stream).text()).toBe('id: 42\n\n');
  const [address, { headers }] = fetched.mock.calls[0] as unknown as [string, { headers: Headers }];
  expect([address, headers.get('authorization'), headers.get('last-event-id'), headers.get('accept')]).toEqual([
    ...['/api/events', 'Bearer t', '41', 'text/event-stream'],
  ]);
  const { status, message } = FAILURES.TOKEN_EXPIRED;
  const refused = Response.json({ status: 'failed', code: 'TOKEN_EXPIRED', message }, { status });
  await expect(opened(refused).stream).rejects.toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
  await expect(opened(new Response('<html>')).stream).rejects.toBeInstanceOf(ApiError);
});

test('a stream that nobody opens fails as every call does, and can be aborted', async () => {
  const open = (fetched: typeof fetch, signal?: AbortSignal) => {
    vi.stubGlobal('fetch', fetched);
    return openStream('/events', { 'last-event-id': undefined }, { baseUrl: '/api', signal });
  };
  const unanswered = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'));
  const { signal } = new AbortController();
  await expect(open(unanswered, signal)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  const sent = unanswered.mock.calls[0]?.[1];
  expect([sent?.signal, sent?.cache, new Headers(sent?.headers).has('last-event-id')]).toEqual([
    ...[signal, 'no-store', false],
  ]);
  const proxy = async () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } });
  await expect(open(proxy)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE', body: undefined });
  const stream = { headers: { 'content-type': 'text/event-stream' } };
  const refused = async () => new Response('data: x\n\n', { ...stream, status: 503 });
  await expect(open(refused)).rejects.toMatchObject({ status: 503 });
  const empty = async () => new Response(null, stream);
  await expect(open(empty)).rejects.toMatchObject({ code: 'UNEXPECTED' });
  const page = async () => Response.json({});
  await expect(open(page)).rejects.toMatchObject({ code: 'UNEXPECTED' });
});

test.each([
  ['2', 2_000],
  ['Thu, 19 Nov 2026 12:00:00 GMT', undefined],
  ['-1', undefined],
])('Retry-After: %s says when to come again, whoever wrote the body', async (value, retryAfterMs) => {
  const headers = { 'retry-after': value };
  const call = () => callEndpoint(identityEndpoints.listCountries, {}, { baseUrl: '/api' });
  for (const body of [
    JSON.stringify({ status: 'failed', code: 'BUSY', message: FAILURES.BUSY.message }),
    '{}',
    '<h1>503</h1>',
  ]) {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 503, headers }));
    await expect(call()).rejects.toMatchObject({ status: 503, retryAfterMs });
  }
});
