import type { GoldenReply, GoldenRequest, GoldenWebhook } from './exchange.ts';
import { goldenPayment } from './golden-payment.ts';

const { reference, payer, description } = goldenPayment;
const authorization = 'Bearer FLWSECK_TEST-golden-X';

const CARD = {
  first_6digits: '553188',
  last_4digits: '2950',
  issuer: 'GOLDEN BANK',
  country: 'NG',
  type: 'MASTERCARD',
  token: 'flw-t1nf-golden-m03k',
  expiry: '09/32',
};

const transaction = (status: string, more: object = {}) => ({
  id: 5501,
  tx_ref: reference,
  flw_ref: 'FLW-GOLDEN-5501',
  amount: 2500.5,
  charged_amount: 2500.5,
  app_fee: 35.01,
  merchant_fee: 0,
  amount_settled: 2465.49,
  currency: 'NGN',
  processor_response: status === 'successful' ? 'Approved' : 'Declined',
  auth_model: 'PIN',
  status,
  payment_type: 'card',
  created_at: '2026-11-15T10:15:00.000Z',
  account_id: 1,
  meta: null,
  card: CARD,
  customer: {
    id: 9,
    name: 'Ada Obi',
    phone_number: '2348012345678',
    email: payer.email,
    created_at: '2026-11-15T10:14:00.000Z',
  },
  ...more,
});

const reply = (message: string, data: unknown): GoldenReply => ({
  status: 200,
  body: { status: 'success', message, data },
});
const fetched = (status: string, more: object = {}) =>
  reply('Transaction fetched successfully', transaction(status, more));
const refused = (status: number, message: string): GoldenReply => ({
  status,
  body: { status: 'error', message, data: null },
});

const refund = (id: number, amount_refunded: number, status: string) => ({
  id,
  account_id: 1,
  tx_id: 5501,
  flw_ref: 'FLW-GOLDEN-5501',
  amount_refunded,
  status,
  destination: 'payment_source',
  created_at: '2026-11-16T10:15:00.000Z',
});

/** Flutterwave v3: JSON, major units. The page itself starts a payment, with the public key and our reference. */
export const flutterwave = {
  settings: {
    secret_key: 'FLWSECK_TEST-golden-X',
    public_key: 'FLWPUBK_TEST-golden-X',
    secret_hash: 'golden-secret-hash',
  },
  payment: { ...goldenPayment, channel: 'flutterwave', account: null },
  query: {
    request: {
      method: 'GET',
      path: `/v3/transactions/verify_by_reference?tx_ref=${reference}`,
      headers: { authorization },
    } satisfies GoldenRequest,
    successful: fetched('successful'),
    paidWithoutCard: fetched('successful', { payment_type: 'bank_transfer', card: undefined }),
    failed: fetched('failed'),
    pending: fetched('pending', { card: undefined }),
    notFound: refused(404, 'No transaction was found for this id'),
    notFoundAsBadRequest: refused(400, 'No transaction was found for this id'),
    wrongKey: refused(401, 'Invalid authorization key'),
    down: refused(500, 'An error occurred'),
  },
  refunds: {
    request: {
      method: 'GET',
      path: '/v3/refunds?tx_id=5501&per_page=100',
      headers: { authorization },
    } satisfies GoldenRequest,
    /** Those that are not completed have given nothing back, and one is of another transaction. */
    of: (...amounts: readonly number[]): GoldenReply =>
      reply('Refunds fetched', [
        ...amounts.map((each, nth) => refund(7601 + nth, each, 'completed')),
        refund(7698, 500, 'pending'),
        { ...refund(7699, 500, 'completed'), tx_id: 5502 },
      ]),
  },
  charge: {
    card: { token: 'flw-t1nf-golden-m03k', email: payer.email },
    request: {
      method: 'POST',
      path: '/v3/tokenized-charges',
      headers: { 'content-type': 'application/json', authorization },
      body: {
        token: 'flw-t1nf-golden-m03k',
        currency: 'NGN',
        country: 'NG',
        amount: 2500.5,
        email: payer.email,
        first_name: payer.first_name,
        last_name: payer.last_name,
        narration: description,
        tx_ref: reference,
        redirect_url: goldenPayment.return_url,
      },
    } satisfies GoldenRequest,
    success: reply('Charge successful', transaction('successful')),
    failed: reply('Charge failed', transaction('failed', { processor_response: 'Insufficient Funds' })),
    failures: {
      unknownCard: refused(400, 'Wrong token or email passed'),
      wrongKey: refused(401, 'Invalid authorization key'),
      down: refused(500, 'An error occurred'),
    } satisfies Record<string, GoldenReply>,
  },
  webhooks: {
    /** `verif-hash` is the secret hash itself, whatever the text. */
    success: {
      text: '{"event":"charge.completed","data":{"id":5501,"tx_ref":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","flw_ref":"FLW-GOLDEN-5501","amount":2500.5,"currency":"NGN","charged_amount":2500.5,"status":"successful","payment_type":"card","customer":{"id":9,"email":"ada@example.ng"}}}',
      headers: { 'content-type': 'application/json', 'verif-hash': 'golden-secret-hash' },
    },
    failed: {
      text: '{"event":"charge.completed","data":{"id":5501,"tx_ref":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","status":"failed"}}',
      headers: { 'content-type': 'application/json', 'verif-hash': 'golden-secret-hash' },
    },
    /** The older, flat shape. */
    legacy: {
      text: '{"id":5501,"txRef":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","flwRef":"FLW-GOLDEN-5501","amount":2500.5,"currency":"NGN","status":"successful","event.type":"CARD_TRANSACTION"}',
      headers: { 'content-type': 'application/json', 'verif-hash': 'golden-secret-hash' },
    },
    /** A refund names the transaction by Flutterwave's number, and not our reference. */
    refunded: {
      text: '{"event":"refund.completed","data":{"id":7601,"AmountRefunded":2500.5,"FlwRef":"FLW-GOLDEN-5501","TransactionId":5501,"status":"completed"}}',
      headers: { 'content-type': 'application/json', 'verif-hash': 'golden-secret-hash' },
    },
    refundedInPart: {
      text: '{"event":"refund.completed","data":{"id":7601,"AmountRefunded":1000,"FlwRef":"FLW-GOLDEN-5501","TransactionId":5501,"status":"completed"}}',
      headers: { 'content-type': 'application/json', 'verif-hash': 'golden-secret-hash' },
    },
    refundedAgain: {
      text: '{"event":"refund.completed","data":{"id":7602,"AmountRefunded":500,"FlwRef":"FLW-GOLDEN-5501","TransactionId":5501,"status":"completed"}}',
      headers: { 'content-type': 'application/json', 'verif-hash': 'golden-secret-hash' },
    },
    transfer: {
      text: '{"event":"transfer.completed","data":{"id":12,"status":"SUCCESSFUL"}}',
      headers: { 'content-type': 'application/json', 'verif-hash': 'golden-secret-hash' },
    },
    /** The fact sheet's own in the format of v4: key `flw_secret_hash`, HMAC-SHA256 in base64. */
    vector: {
      text: '{"id":"wbk_1","type":"charge.completed","data":{"id":"chg_1","status":"succeeded","reference":"ord_1"}}',
      headers: { 'flutterwave-signature': '+SbMSnuwSxjFW1De/Q0r0fe9QB+y0HfTT+bxPavspNU=' },
    },
  } satisfies Record<string, GoldenWebhook>,
} as const;
