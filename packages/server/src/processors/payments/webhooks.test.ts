import { createHmac } from 'node:crypto';
import { flutterwave } from '@jara/processor-fixtures/flutterwave';
import { monnify } from '@jara/processor-fixtures/monnify';
import { mtnMomo } from '@jara/processor-fixtures/mtn-momo';
import { opay } from '@jara/processor-fixtures/opay';
import { paystack } from '@jara/processor-fixtures/paystack';
import { pocket } from '@jara/processor-fixtures/pocket';
import { describe, expect, test } from 'vitest';
import { goldenAdapters } from '../../testing/golden-adapters.ts';

const NOWHERE = 'http://127.0.0.1:1';
const reference = paystack.payment.reference;
const REJECTED = { verdict: 'rejected', status: 401 };
/** Pocket wants 200 for whatever it sends. */
const REJECTED_BY_POCKET = { verdict: 'rejected', status: 200 };

type Sent = { readonly text: string; readonly headers: Readonly<Record<string, string | string[]>> };
const read = (provider: keyof typeof goldenAdapters, { text, headers }: Sent, keys: object = {}) =>
  goldenAdapters[provider](NOWHERE, keys).readWebhook(Buffer.from(text), headers);

const GOLDEN = [
  ['paystack', paystack.webhooks.success, 'charge.success:4099260516'],
  ['monnify', monnify.webhooks.success, 'SUCCESSFUL_TRANSACTION:MNFY|07|20261115101500|000001'],
  ['flutterwave', flutterwave.webhooks.success, 'charge.completed:5501:successful'],
  ['flutterwave', flutterwave.webhooks.failed, 'charge.completed:5501:failed'],
  ['flutterwave', flutterwave.webhooks.legacy, 'CARD_TRANSACTION:5501:successful'],
  ['opay', opay.webhooks.success, '261115140000000001:SUCCESS:false'],
  ['pocket', pocket.webhooks.success, '01GOLDENEVENT'],
  ['pocket', pocket.webhooks.failed, '01GOLDENFAILED'],
  ['pocket', pocket.webhooks.oursAsThirdParty, '01GOLDENTHIRD'],
  ['pocket', pocket.webhooks.refunded, '01GOLDENREFUND'],
] as const;

/** Refunds that name the payment as their provider does. */
const NAMED_BY_PROVIDER = [
  ['monnify', monnify.webhooks.refunded, 'SUCCESSFUL_REFUND:REF-1', 'MNFY|07|20261115101500|000001'],
  ['monnify', monnify.webhooks.refundedAgain, 'SUCCESSFUL_REFUND:REF-2', 'MNFY|07|20261115101500|000001'],
  ['flutterwave', flutterwave.webhooks.refunded, 'refund.completed:7601:completed', '5501'],
  ['flutterwave', flutterwave.webhooks.refundedAgain, 'refund.completed:7602:completed', '5501'],
] as const;

describe('a webhook that is signed', () => {
  test.each(GOLDEN)('of %s names our payment, and has a key of its own: case %#', (provider, sent, event_key) => {
    expect(read(provider, sent)).toEqual({ verdict: 'verified', event_key, reference });
  });

  test.each(NAMED_BY_PROVIDER)(
    'of %s about a refund names the payment as the provider does: case %#',
    (provider, sent, event_key, provider_reference) => {
      expect(read(provider, sent)).toEqual({ verdict: 'verified', event_key, provider_reference, is_refund: true });
    },
  );

  test('of Paystack about a refund names our payment', () => {
    const event_key = `refund.processed:${reference}:250050`;
    const found = read('paystack', paystack.webhooks.refunded);
    expect(found).toEqual({ verdict: 'verified', event_key, reference, is_refund: true });
  });

  test.each([
    [opay.webhooks.refunded, 250_050],
    [opay.webhooks.refundedInPart, 100_000],
    [opay.webhooks.refundedAgain, 150_000],
  ])('of OPay about a refund says what has gone back by then, and has a key of its own: case %#', (sent, refunded) => {
    const event_key = `261115140000000001:SUCCESS:true:${refunded}`;
    expect(read('opay', sent)).toEqual({ verdict: 'verified', event_key, reference, is_refund: true, refunded });
  });

  test.each([
    ['paystack', paystack.webhooks.vector, { secret_key: 'sk_test_demo' }, 'charge.success:ord_1:250000'],
    ['monnify', monnify.webhooks.vector, { secret_key: 'MNFY_SECRET' }, 'SUCCESSFUL_TRANSACTION:ord_1'],
    [
      'flutterwave',
      flutterwave.webhooks.vector,
      { secret_hash: 'flw_secret_hash' },
      'charge.completed:chg_1:succeeded',
    ],
    ['opay', opay.webhooks.vector, { private_key: 'OPAYPRV_demo' }, '260102030405:SUCCESS:false'],
    ['pocket', pocket.webhooks.vector, { secret_key: 'test_key_demo' }, '01TEST'],
  ] as const)('of %s holds for the fact sheet’s test vector', (provider, sent, keys, event_key) => {
    expect(read(provider, sent, keys)).toEqual({ verdict: 'verified', event_key, reference: 'ord_1' });
    expect(read(provider, sent)).toMatchObject({ verdict: 'rejected' });
  });

  test.each([
    ['paystack', paystack.webhooks.transfer],
    ['monnify', monnify.webhooks.settlement],
    ['flutterwave', flutterwave.webhooks.transfer],
  ] as const)('of %s about no payment of ours is ignored', (provider, sent) => {
    expect(read(provider, sent)).toEqual({ verdict: 'ignored' });
  });

  test('is judged by its bytes: Monnify’s amount, written again, is another text', () => {
    const { text, headers } = monnify.webhooks.success;
    const again = JSON.stringify(JSON.parse(text));
    expect(again).not.toBe(text);
    expect(read('monnify', { text: again, headers })).toEqual(REJECTED);
  });

  test('of OPay may be signed by SHA-512 where the account says so, and then by nothing else', () => {
    const body = JSON.parse(opay.webhooks.vector.text) as object;
    const signed =
      '{Amount:"250000",Currency:"NGN",Reference:"ord_1",Refunded:f,Status:"SUCCESS",Timestamp:"2026-01-02T03:04:05Z",Token:"tok_1",TransactionID:"260102030405"}';
    const sha512 = createHmac('sha512', 'OPAYPRV_golden').update(signed).digest('hex');
    const sent = { text: JSON.stringify({ ...body, sha512 }), headers: {} };
    const account = { callback_signature: 'sha512' };
    expect(read('opay', sent, account)).toMatchObject({ verdict: 'verified', reference: 'ord_1' });
    expect(read('opay', sent)).toEqual(REJECTED);
    expect(read('opay', opay.webhooks.success, account)).toEqual(REJECTED);
  });

  test('of Flutterwave’s fourth version may come with the secret hash itself', () => {
    const { text } = flutterwave.webhooks.vector;
    const sent = { text, headers: { 'flutterwave-signature': 'golden-secret-hash' } };
    expect(read('flutterwave', sent)).toMatchObject({ verdict: 'verified', reference: 'ord_1' });
  });
});

const SIGNED = [
  ['paystack', 'x-paystack-signature', paystack.webhooks.success, REJECTED],
  ['paystack', 'x-paystack-signature', paystack.webhooks.refunded, REJECTED],
  ['monnify', 'monnify-signature', monnify.webhooks.success, REJECTED],
  ['monnify', 'monnify-signature', monnify.webhooks.refunded, REJECTED],
  ['pocket', 'x-pvb-signature', pocket.webhooks.success, REJECTED_BY_POCKET],
  ['pocket', 'x-pvb-signature', pocket.webhooks.refunded, REJECTED_BY_POCKET],
] as const;

describe('a forged webhook', () => {
  test.each(SIGNED)('payment.049 of %s is rejected with any one bit changed', (provider, header, sent, rejected) => {
    const adapter = goldenAdapters[provider](NOWHERE);
    const bytes = Buffer.from(sent.text);
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(adapter.readWebhook(changed, sent.headers), `byte ${index}`).toEqual(rejected);
    }
    const signature = (sent.headers as Readonly<Record<string, string>>)[header] ?? '';
    for (const other of ['', signature.slice(1), `${signature}0`, `0${signature.slice(1)}x`, 'x'.repeat(128)]) {
      expect(read(provider, { ...sent, headers: { [header]: other } }), other).toEqual(rejected);
    }
  });

  test.each([...SIGNED, ['flutterwave', 'verif-hash', flutterwave.webhooks.success, REJECTED] as const])(
    'payment.049 of %s is rejected without its header, or with two',
    (provider, header, sent, rejected) => {
      const signature = (sent.headers as Readonly<Record<string, string>>)[header] ?? '';
      expect(read(provider, { ...sent, headers: {} })).toEqual(rejected);
      expect(read(provider, { ...sent, headers: { [header]: [signature, signature] } })).toEqual(rejected);
      expect(read(provider, { ...sent, headers: { [header]: signature } })).toMatchObject({ verdict: 'verified' });
    },
  );

  test('payment.049 of OPay is rejected with any signed field changed', () => {
    const body = JSON.parse(opay.webhooks.success.text) as { payload: Record<string, string>; sha512: string };
    const signed = ['amount', 'currency', 'reference', 'status', 'timestamp', 'token', 'transactionId'];
    const changes = [...signed.map((name) => ({ [name]: `${body.payload[name]}0` })), { refunded: true }];
    for (const change of changes) {
      const text = JSON.stringify({ ...body, payload: { ...body.payload, ...change } });
      expect(read('opay', { text, headers: {} }), JSON.stringify(change)).toEqual(REJECTED);
    }
    for (const sha512 of ['', body.sha512.slice(1), `${body.sha512}0`, undefined, [body.sha512]]) {
      expect(read('opay', { text: JSON.stringify({ ...body, sha512 }), headers: {} })).toEqual(REJECTED);
    }
    const upper = JSON.stringify({ ...body, sha512: body.sha512.toUpperCase() });
    expect(read('opay', { text: upper, headers: {} })).toMatchObject({ verdict: 'verified' });
  });

  test.each(['x', 'golden-secret-has', 'golden-secret-hash ', 'golden-secret-hasH', ''])(
    'payment.049 of Flutterwave is rejected with the hash %j',
    (hash) => {
      const { text } = flutterwave.webhooks.success;
      expect(read('flutterwave', { text, headers: { 'verif-hash': hash } })).toEqual(REJECTED);
      expect(read('flutterwave', { text, headers: { 'flutterwave-signature': hash } })).toEqual(REJECTED);
    },
  );
});

describe('a webhook that nobody signs', () => {
  test.each([
    [mtnMomo.webhooks.success, 'SUCCESSFUL'],
    [mtnMomo.webhooks.failed, 'FAILED'],
  ])('of MTN is no more than a hint: case %#', (sent, status) => {
    expect(read('mtn_momo', sent)).toEqual({ verdict: 'unsigned', event_key: `${reference}:${status}`, reference });
  });

  test.each([
    '',
    'null',
    '{}',
    '{"externalId":"ord_1","status":"SUCCESSFUL"}',
    `{"externalId":"${reference}","status":"${'x'.repeat(5000)}"}`,
    `{"externalId":["${reference}"],"status":"SUCCESSFUL"}`,
  ])('of MTN that names no payment of ours is ignored: case %#', (text) => {
    expect(read('mtn_momo', { text, headers: {} })).toEqual({ verdict: 'ignored' });
  });

  test('of Pocket is the ping at registration, and is answered with 200', () => {
    expect(read('pocket', pocket.webhooks.ping)).toEqual(REJECTED_BY_POCKET);
  });

  test.each(['', '{', 'null', '[]', '{"payload":null,"sha512":""}', '\u0000'])(
    'of any other provider is rejected, whatever it holds: %j',
    (text) => {
      for (const provider of ['paystack', 'monnify', 'flutterwave', 'opay', 'pocket'] as const) {
        expect(read(provider, { text, headers: {} })).toMatchObject({ verdict: 'rejected' });
      }
    },
  );
});
