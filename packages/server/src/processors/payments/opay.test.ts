import { createHmac } from 'node:crypto';
import { opay } from '@jara/processor-fixtures/opay';
import { describe, expect, test } from 'vitest';
import { CHECKOUT, goldenAdapters, toStart } from '../../testing/golden-adapters.ts';
import { startGoldenServer } from '../../testing/golden-server.ts';
import { sortedJson } from './sorted-json.ts';

const server = startGoldenServer();
const adapter = (more: object = {}) => goldenAdapters.opay(server.url, more);
const payment = toStart(opay.payment);
const { reference } = payment;

describe('starting', () => {
  test.each([
    ['opay', opay.start.request],
    ['opay_in_app', opay.start.inAppRequest],
  ] as const)('payment.053 OPay is sent the golden request of %s, and says where to pay', async (channel, request) => {
    server.answer(opay.start.accepted(CHECKOUT));
    expect(await adapter().start({ ...payment, channel })).toEqual({
      ok: true,
      access_code: null,
      authorization_url: `${CHECKOUT}/opay/cashier/261115140000000001`,
      provider_reference: '261115140000000001',
    });
    expect(server.heard).toMatchObject([request]);
    expect(server.heard[0]?.body).toEqual(request.body);
  });

  test('the callback address goes along where there is one', async () => {
    server.answer(opay.start.accepted(CHECKOUT));
    await adapter({ callback_url: 'https://jara.test/api/webhooks/opay' }).start(payment);
    expect(server.heard[0]?.body).toMatchObject({ callbackUrl: 'https://jara.test/api/webhooks/opay' });
  });

  test('an address elsewhere is not followed', async () => {
    server.answer(opay.start.accepted('https://evil.example'));
    expect(await adapter().start(payment)).toMatchObject({ ok: false, detail: 'foreign_address' });
  });

  test.each([
    ['refused', 'invalid', 'code_02001'],
    ['down', 'unavailable', 'http_500'],
  ] as const)('%s: %s', async (name, reason, detail) => {
    server.answer(opay.start.failures[name]);
    expect(await adapter().start(payment)).toEqual({ ok: false, reason, detail });
  });
});

describe('asking', () => {
  test('payment.053 the question is signed with the private key', async () => {
    server.answer(opay.query.SUCCESS);
    expect(await adapter().query(payment)).toEqual({
      ok: true,
      state: 'succeeded',
      reference,
      amount: 250_050,
      currency: 'NGN',
      card: null,
      provider_reference: '261115140000000001',
    });
    expect(server.heard).toMatchObject([opay.query.request]);
  });

  test('the signature is that of the fact sheet, whatever the order of the keys', () => {
    const { body, signature } = opay.signedRequest;
    const turned = { reference: body.reference, country: body.country };
    for (const each of [body, turned]) {
      expect(createHmac('sha512', 'OPAYPRV_demo').update(sortedJson(each)).digest('hex')).toBe(signature);
    }
    expect(sortedJson({ b: [{ d: 1, c: null }], a: { z: 'y', x: undefined } })).toBe(
      '{"a":{"z":"y"},"b":[{"c":null,"d":1}]}',
    );
  });

  test.each([
    ['INITIAL', 'pending'],
    ['PENDING', 'pending'],
    ['SUCCESS', 'succeeded'],
    ['FAIL', 'failed'],
    ['CLOSE', 'failed'],
  ] as const)('%s is %s', async (name, state) => {
    server.answer(opay.query[name]);
    expect(await adapter().query(payment)).toMatchObject({ ok: true, state, reference });
  });

  test('a refusal says nothing of the payment', async () => {
    server.answer(opay.query.refused);
    expect(await adapter().query(payment)).toEqual({ ok: false, reason: 'unavailable', detail: 'code_02006' });
  });
});
