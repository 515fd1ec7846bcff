import type { GoldenReply, GoldenRequest, GoldenWebhook } from './exchange.ts';
import { goldenPayment } from './golden-payment.ts';

const { reference, description } = goldenPayment;

const headersOf = (country: 'NG' | 'GH') => ({
  authorization: 'Bearer golden-momo-token',
  'ocp-apim-subscription-key': `golden-subscription-${country}`,
  'x-target-environment': country === 'GH' ? 'mtnghana' : 'mtnnigeria',
});

const status = (word: string, more: object = {}): GoldenReply => ({
  status: 200,
  body: {
    amount: '2500.50',
    currency: 'GHS',
    externalId: reference,
    payer: { partyIdType: 'MSISDN', partyId: '233241234567' },
    payerMessage: description,
    payeeNote: description,
    status: word,
    ...more,
  },
});
const refused = (http: number, code: string): GoldenReply => ({
  status: http,
  body: { code, message: `Something about ${code}` },
});

/** MTN MoMo's collections: JSON, major units as text, a token for an hour, an account in each country. */
export const mtnMomo = {
  settings: {
    NG: {
      subscription_key: 'golden-subscription-NG',
      api_user: 'golden-user-NG',
      api_key: 'golden-key-NG',
      target_environment: 'mtnnigeria',
    },
    GH: {
      subscription_key: 'golden-subscription-GH',
      api_user: 'golden-user-GH',
      api_key: 'golden-key-GH',
      target_environment: 'mtnghana',
    },
  },
  payment: { ...goldenPayment, channel: 'mtn_momo_gh', currency: 'GHS', account: '233241234567' },
  nigerianPayment: { ...goldenPayment, channel: 'mtn_momo_ng', account: '2348031234567' },
  token: {
    request: {
      method: 'POST',
      path: '/collection/token/',
      headers: {
        // golden-user-GH:golden-key-GH
        authorization: 'Basic Z29sZGVuLXVzZXItR0g6Z29sZGVuLWtleS1HSA==',
        'ocp-apim-subscription-key': 'golden-subscription-GH',
      },
    } satisfies GoldenRequest,
    accepted: {
      status: 200,
      body: { access_token: 'golden-momo-token', token_type: 'access_token', expires_in: 3600 },
    } satisfies GoldenReply,
    failures: { wrongKey: { status: 401, body: { error: 'login_failed' } } },
  },
  /** The answer to any call with a token that has ended. */
  expiredToken: { status: 401, body: { message: 'Unauthorized' } } satisfies GoldenReply,
  start: {
    request: {
      method: 'POST',
      path: '/collection/v1_0/requesttopay',
      headers: { 'content-type': 'application/json', ...headersOf('GH'), 'x-reference-id': reference },
      body: {
        amount: '2500.50',
        currency: 'GHS',
        externalId: reference,
        payer: { partyIdType: 'MSISDN', partyId: '233241234567' },
        payerMessage: description,
        payeeNote: description,
      },
    } satisfies GoldenRequest,
    nigerianRequest: {
      method: 'POST',
      path: '/collection/v1_0/requesttopay',
      headers: { 'content-type': 'application/json', ...headersOf('NG'), 'x-reference-id': reference },
      body: {
        amount: '2500.50',
        currency: 'NGN',
        externalId: reference,
        payer: { partyIdType: 'MSISDN', partyId: '2348031234567' },
        payerMessage: description,
        payeeNote: description,
      },
    } satisfies GoldenRequest,
    /** With an empty body. */
    accepted: { status: 202, body: '' } satisfies GoldenReply,
    failures: {
      duplicate: refused(409, 'RESOURCE_ALREADY_EXIST'),
      badRequest: refused(400, 'INVALID_CURRENCY'),
      payerNotFound: refused(404, 'PAYER_NOT_FOUND'),
      noFunds: refused(400, 'NOT_ENOUGH_FUNDS'),
      down: refused(500, 'INTERNAL_PROCESSING_ERROR'),
    } satisfies Record<string, GoldenReply>,
  },
  query: {
    request: {
      method: 'GET',
      path: `/collection/v1_0/requesttopay/${reference}`,
      headers: headersOf('GH'),
    } satisfies GoldenRequest,
    CREATED: status('CREATED'),
    PENDING: status('PENDING'),
    SUCCESSFUL: status('SUCCESSFUL', { financialTransactionId: '23503452' }),
    refunded: (refundedAmount: string) => status('SUCCESSFUL', { financialTransactionId: '23503452', refundedAmount }),
    /** The reason is seen as a word and as an object. */
    FAILED: status('FAILED', { reason: 'APPROVAL_REJECTED' }),
    failedWithObject: status('FAILED', { reason: { code: 'NOT_ENOUGH_FUNDS', message: 'Not enough' } }),
    REJECTED: status('REJECTED', { reason: 'APPROVAL_REJECTED' }),
    TIMEOUT: status('TIMEOUT', { reason: 'EXPIRED' }),
    notFound: refused(404, 'RESOURCE_NOT_FOUND'),
  },
  webhooks: {
    /** Nothing signs it: whoever knows a reference can send it. */
    success: {
      text: '{"financialTransactionId":"23503452","externalId":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","amount":"2500.50","currency":"GHS","payer":{"partyIdType":"MSISDN","partyId":"233241234567"},"status":"SUCCESSFUL"}',
      headers: { 'content-type': 'application/json' },
    },
    failed: {
      text: '{"externalId":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","amount":"2500.50","currency":"GHS","status":"FAILED","reason":{"code":"APPROVAL_REJECTED","message":"Rejected"}}',
      headers: { 'content-type': 'application/json' },
    },
  } satisfies Record<string, GoldenWebhook>,
} as const;
