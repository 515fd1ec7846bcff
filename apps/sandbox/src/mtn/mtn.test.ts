import { mtnMomo } from '@jara/processor-fixtures/mtn-momo';
import { describe, expect, test } from 'vitest';
import { expectGolden, sendGolden, startSandbox } from '../testing/start-sandbox.ts';

const { start, query, token } = mtnMomo;
const { reference } = mtnMomo.payment;
const OURS = ['financialTransactionId', 'access_token', 'expires_in', 'message'];
const SUBSCRIPTION = { 'ocp-apim-subscription-key': 'sandbox' };
const LOGIN = { ...SUBSCRIPTION, authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}` };
const ANOTHER = '6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d81';

async function loggedIn() {
  const sandbox = await startSandbox();
  const reply = await sendGolden(sandbox, '/mtn', token.request, { headers: LOGIN });
  const KEY = { ...SUBSCRIPTION, authorization: `Bearer ${reply.json().access_token}` };
  const send = (golden: Parameters<typeof sendGolden>[2], change: Parameters<typeof sendGolden>[3] = {}) =>
    sendGolden(sandbox, '/mtn', golden, { ...change, headers: { ...KEY, ...change.headers } });
  const answer = (action: string) => sandbox.post(`/mtn/prompts/${reference}`, `action=${action}`);
  return { ...sandbox, reply, send, answer };
}

describe('MTN MoMo', () => {
  test('payment.053 takes the golden token and start of both countries, and answers as the golden replies do', async () => {
    const { reply, send } = await loggedIn();
    expectGolden(reply, token.accepted, OURS);
    const started = await send(start.request);
    expect([started.statusCode, started.body]).toEqual([start.accepted.status, start.accepted.body]);
    const nigerian = await send(start.nigerianRequest, { headers: { 'x-reference-id': ANOTHER } });
    expect(nigerian.statusCode).toBe(202);
  });

  test('refuses wrong keys, an old token, a used reference, no UUID and a foreign currency', async () => {
    const { send, app } = await loggedIn();
    const stranger = { headers: SUBSCRIPTION };
    expectGolden(await sendGolden({ app } as never, '/mtn', token.request, stranger), token.failures.wrongKey);
    expectGolden(await send(query.request, { headers: { authorization: 'Bearer 1' } }), mtnMomo.expiredToken);
    await send(start.request);
    expectGolden(await send(start.request), start.failures.duplicate, OURS);
    expect((await send(start.request, { headers: { 'x-reference-id': 'ord-1' } })).statusCode).toBe(400);
    const francs = { headers: { 'x-reference-id': ANOTHER }, body: { currency: 'XOF' } };
    expectGolden(await send(start.request, francs), start.failures.badRequest, OURS);
    expectGolden(await send(query.request, { path: `${start.request.path}/${ANOTHER}` }), query.notFound, OURS);
  });

  test.each([
    ['approve', query.SUCCESSFUL, 'SUCCESSFUL'],
    ['decline', query.FAILED, 'FAILED'],
  ])('payment.054 prompts the payer on the phone: %s', async (action, found, status) => {
    const { send, app, answer, webhooks } = await loggedIn();
    await send(start.request);
    expectGolden(await send(query.request), query.PENDING);
    const page = (await app.inject('/mtn/prompts')).body;
    expect(page).toContain('+233241234567');
    expect(page).toContain('GH₵2,500.50');
    await answer(action);
    expectGolden(await send(query.request), found, OURS);
    const [sent] = await webhooks(1);
    expect(sent).toMatchObject({ method: 'PUT', url: '/webhooks/mtn_momo' });
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ externalId: reference, status });
    await answer(action === 'approve' ? 'decline' : 'approve');
    expectGolden(await send(query.request), found, OURS);
  });

  test.each([
    ['46733123450', 'FAILED', 'INTERNAL_PROCESSING_ERROR'],
    ['46733123451', 'FAILED', 'APPROVAL_REJECTED'],
    ['46733123452', 'FAILED', 'EXPIRED'],
    ['46733123453', 'PENDING', undefined],
    ['46733123455', 'FAILED', 'PAYER_NOT_FOUND'],
    ['46733123463', 'FAILED', 'COULD_NOT_PERFORM_TRANSACTION'],
    ['233241123451', 'FAILED', 'APPROVAL_REJECTED'],
  ])('knows what becomes of a request to the test number %s', async (partyId, status, reason) => {
    const { send } = await loggedIn();
    await send(start.request, { body: { payer: { partyIdType: 'MSISDN', partyId } } });
    const found = (await send(query.request)).json();
    expect([found.status, found.reason]).toEqual([status, reason]);
  });

  test('asks nobody at the test number that never answers', async () => {
    const { send, answer } = await loggedIn();
    await send(start.request, { body: { payer: { partyIdType: 'MSISDN', partyId: '46733123453' } } });
    await answer('approve');
    expect((await send(query.request)).json().status).toBe('PENDING');
  });

  test('approves late where the test number says so', async () => {
    const { send } = await loggedIn();
    await send(start.request, { body: { payer: { partyIdType: 'MSISDN', partyId: '46733123454' } } });
    await expect.poll(async () => (await send(query.request)).json().status).toBe('SUCCESSFUL');
  });
});
