import type { GoldenReply, GoldenRequest, GoldenWebhook } from './exchange.ts';
import { goldenPayment } from './golden-payment.ts';

const { reference, amount, currency, payer } = goldenPayment;
const authorization = 'Bearer sk_test_golden';
const json = { 'content-type': 'application/json', authorization };

const CARD = {
  authorization_code: 'AUTH_golden1',
  bin: '408408',
  last4: '4081',
  exp_month: '12',
  exp_year: '2030',
  channel: 'card',
  card_type: 'visa ',
  bank: 'TEST BANK',
  country_code: 'NG',
  brand: 'visa',
  reusable: true,
  signature: 'SIG_golden1',
  account_name: null,
};

/** The data of verify, of a charged card and of the webhook. */
const transaction = (status: string, more: object = {}) => ({
  id: 4099260516,
  domain: 'test',
  status,
  reference,
  amount,
  requested_amount: amount,
  currency,
  channel: 'card',
  gateway_response: status === 'success' ? 'Successful' : 'Declined',
  message: null,
  paid_at: status === 'success' ? '2026-11-15T10:15:02.000Z' : null,
  created_at: '2026-11-15T10:14:30.000Z',
  fees: 13751,
  ip_address: '127.0.0.1',
  metadata: '',
  log: null,
  authorization: CARD,
  customer: {
    id: 181873746,
    first_name: 'Ada',
    last_name: 'Obi',
    email: payer.email,
    customer_code: 'CUS_golden1',
    phone: '',
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  },
  plan: null,
  split: {},
  subaccount: {},
  ...more,
});

const verified = (status: string, more: object = {}): GoldenReply => ({
  status: 200,
  body: { status: true, message: 'Verification successful', data: transaction(status, more) },
});
const refused = (status: number, message: string, code: string): GoldenReply => ({
  status,
  body: { status: false, message, meta: { nextStep: 'Read the documentation' }, type: 'validation_error', code },
});

const refund = (id: number, amount: number, status: string) => ({
  id,
  transaction: 4_099_260_516,
  amount,
  currency,
  status,
  created_at: '2026-11-16T10:15:00.000Z',
  expected_at: '2026-11-16T10:15:00.000Z',
});

/** Paystack: JSON, minor units, `Authorization: Bearer <secret key>`. `data.status` is the payment, `status` the call. */
export const paystack = {
  settings: { secret_key: 'sk_test_golden', public_key: 'pk_test_golden' },
  payment: { ...goldenPayment, channel: 'paystack', account: null },
  start: {
    request: {
      method: 'POST',
      path: '/transaction/initialize',
      headers: json,
      body: {
        email: payer.email,
        amount,
        currency,
        reference,
        callback_url: goldenPayment.return_url,
        metadata: { cancel_action: goldenPayment.cancel_url },
      },
    } satisfies GoldenRequest,
    /** The address leads to the given checkout, as Paystack's own would lead to https://checkout.paystack.com. */
    accepted: (checkout: string): GoldenReply => ({
      status: 200,
      body: {
        status: true,
        message: 'Authorization URL created',
        data: { authorization_url: `${checkout}/golden7q2`, access_code: 'golden7q2', reference },
      },
    }),
    failures: {
      duplicate: refused(400, 'Duplicate Transaction Reference', 'duplicate_reference'),
      wrongCurrency: refused(400, 'Currency not supported by merchant', 'unsupported_currency'),
      wrongKey: refused(401, 'Invalid key', 'invalid_Key'),
      down: { status: 503, body: { status: false, message: 'Service unavailable' } },
    } satisfies Record<string, GoldenReply>,
  },
  query: {
    request: {
      method: 'GET',
      path: `/transaction/verify/${reference}`,
      headers: { authorization },
    } satisfies GoldenRequest,
    success: verified('success'),
    /** By bank transfer, which leaves nothing to charge again. */
    paidWithoutCard: verified('success', { channel: 'bank_transfer', authorization: { channel: 'bank_transfer' } }),
    cardNotReusable: verified('success', { authorization: { ...CARD, reusable: false } }),
    failed: verified('failed'),
    abandoned: verified('abandoned', { authorization: {} }),
    ongoing: verified('ongoing', { authorization: {} }),
    pending: verified('pending', { authorization: {} }),
    processing: verified('processing', { authorization: {} }),
    queued: verified('queued', { authorization: {} }),
    reversed: verified('reversed'),
    notFound: refused(404, 'Transaction reference not found.', 'transaction_not_found'),
    /** The same, as the live service answers it at times. */
    notFoundAsBadRequest: refused(400, 'Transaction reference not found.', 'transaction_not_found'),
  },
  refunds: {
    request: {
      method: 'GET',
      path: '/refund?transaction=4099260516&perPage=100',
      headers: { authorization },
    } satisfies GoldenRequest,
    /** Those that are not processed have given nothing back, or nothing yet. */
    of: (...amounts: readonly number[]): GoldenReply => ({
      status: 200,
      body: {
        status: true,
        message: 'Refunds retrieved',
        data: [
          ...amounts.map((each, nth) => refund(3018284 + nth, each, 'processed')),
          refund(3018300, 50_000, 'pending'),
          refund(3018301, 50_000, 'failed'),
        ],
      },
    }),
  },
  charge: {
    card: { token: 'AUTH_golden1', email: payer.email },
    request: {
      method: 'POST',
      path: '/transaction/charge_authorization',
      headers: json,
      body: {
        authorization_code: 'AUTH_golden1',
        email: payer.email,
        amount,
        currency,
        reference,
        callback_url: goldenPayment.return_url,
      },
    } satisfies GoldenRequest,
    success: {
      status: 200,
      body: { status: true, message: 'Charge attempted', data: transaction('success') },
    } satisfies GoldenReply,
    failed: {
      status: 200,
      body: {
        status: true,
        message: 'Charge attempted',
        data: transaction('failed', { gateway_response: 'Insufficient Funds' }),
      },
    } satisfies GoldenReply,
    /** The bank wants to see the payer. */
    challenged: (checkout: string): GoldenReply => ({
      status: 200,
      body: {
        status: true,
        message: 'Please, redirect your customer to the authorization url provided',
        data: { paused: true, authorization_url: `${checkout}/resume/golden7q2`, reference, access_code: 'golden7q2' },
      },
    }),
    failures: {
      duplicate: refused(400, 'Duplicate Transaction Reference', 'duplicate_reference'),
      unknownCard: refused(400, 'Invalid authorization code', 'invalid_authorization'),
      declined: {
        status: 400,
        body: { status: false, message: 'Card declined', type: 'processor_error', code: 'card_declined' },
      },
    } satisfies Record<string, GoldenReply>,
  },
  webhooks: {
    /** Signed with `sk_test_golden` by HMAC-SHA512 of the text. */
    success: {
      text: '{"event":"charge.success","data":{"id":4099260516,"domain":"test","status":"success","reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","amount":250050,"currency":"NGN","channel":"card"}}',
      headers: {
        'content-type': 'application/json',
        'x-paystack-signature':
          'fd8deee6f85bf19c65e7950dde76f13a02685ea4726c74a387000fdbf438cb1329f7cbbac81918976e4e524f885361a47ce85f27bd628a54af3d1f43f9b6a5df',
      },
    },
    /** Money that goes back names the payment by another field, its amount as text and no reference of its own. */
    refunded: {
      text: '{"event":"refund.processed","data":{"status":"processed","transaction_reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","refund_reference":null,"amount":"250050","currency":"NGN","domain":"test"}}',
      headers: {
        'content-type': 'application/json',
        'x-paystack-signature':
          'd8a66d425a9915aab1750a89248fab1c12aa2addb60ef2c9b0f89b5c7c57aa91c1268c218b54388dac474357860906a65d39fefdd25bce144cb24619e84880b7',
      },
    },
    refundedInPart: {
      text: '{"event":"refund.processed","data":{"status":"processed","transaction_reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","refund_reference":null,"amount":"100000","currency":"NGN","domain":"test"}}',
      headers: {
        'content-type': 'application/json',
        'x-paystack-signature':
          'a01a638da64bae732a71102aa0b3903fd65241fe26c48f1132e4228c77a60ecbd83ab0d2f353c4238e02df9e88330151e2a6dd553aecc23020331ddb97739e1d',
      },
    },
    refundedAgain: {
      text: '{"event":"refund.processed","data":{"status":"processed","transaction_reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","refund_reference":null,"amount":"50000","currency":"NGN","domain":"test"}}',
      headers: {
        'content-type': 'application/json',
        'x-paystack-signature':
          'c003866b3ff74f99b328a7139a9f817c092196992c5437452b70bc7dc5195e3a326771f379ca2af5ddaddf479ffae404593345927062addc8f11ba4763c98ff0',
      },
    },
    /** About no payment of ours. */
    transfer: {
      text: '{"event":"transfer.success","data":{"id":31,"status":"success"}}',
      headers: {
        'content-type': 'application/json',
        'x-paystack-signature':
          '87359a3dfa6bf4d80a0e1331b08252fe350e74a7b46724379adf60b808c4125ecc19f3106e0eac500c83bfdda15b1cfa6e0dff288d0075b22dc1e1a00c94b779',
      },
    },
    /** The fact sheet's own: key `sk_test_demo`. */
    vector: {
      text: '{"event":"charge.success","data":{"reference":"ord_1","amount":250000,"currency":"NGN","status":"success"}}',
      headers: {
        'x-paystack-signature':
          '8c07e13f740a8c6d29ce697c586d458eaddc4b363f1ce3cea53c12d64ccec00e0c818b180a4e7cc08bf04dadf505458f9af6c285a196170ef158fe76ef5d8c32',
      },
    },
  } satisfies Record<string, GoldenWebhook>,
} as const;
