import type { GoldenReply, GoldenRequest, GoldenWebhook } from './exchange.ts';
import { goldenPayment } from './golden-payment.ts';

const { reference, amount, payer, description } = goldenPayment;
const ORDER = '261115140000000001';

const order = (status: string, more: object = {}): GoldenReply => ({
  status: 200,
  body: {
    code: '00000',
    message: 'SUCCESSFUL',
    data: {
      reference,
      orderNo: ORDER,
      status,
      amount: { total: amount, currency: 'NGN' },
      createTime: 1_794_737_670_000,
      ...more,
    },
  },
});
const refused = (code: string): GoldenReply => ({ status: 200, body: { code, message: `Something about ${code}` } });

const startBody = (evokeOpay: boolean) => ({
  amount: { currency: 'NGN', total: amount },
  cancelUrl: goldenPayment.cancel_url,
  country: 'NG',
  customerVisitSource: 'BROWSER',
  evokeOpay,
  expireAt: 30,
  product: { description, name: description },
  reference,
  returnUrl: goldenPayment.return_url,
  userInfo: { userEmail: payer.email, userId: '77', userMobile: '+2348012345678', userName: 'Ada Obi' },
});
const startRequest = (evokeOpay: boolean): GoldenRequest => ({
  method: 'POST',
  path: '/api/v1/international/cashier/create',
  headers: {
    'content-type': 'application/json',
    merchantid: '256600000000001',
    // The public key as it is: this one call is not signed.
    authorization: 'Bearer OPAYPUB_golden',
  },
  body: startBody(evokeOpay),
});

/** OPay: JSON, minor units; calls but the first are signed over the body with sorted keys, callbacks within the body. */
export const opay = {
  settings: { merchant_id: '256600000000001', public_key: 'OPAYPUB_golden', private_key: 'OPAYPRV_golden' },
  payment: { ...goldenPayment, channel: 'opay', account: null },
  start: {
    request: startRequest(false),
    /** Inside OPay's own app. */
    inAppRequest: startRequest(true),
    accepted: (checkout: string): GoldenReply =>
      order('INITIAL', { cashierUrl: `${checkout}/opay/cashier/${ORDER}`, vat: { total: 0, currency: 'NGN' } }),
    failures: {
      /** OPay does not document its codes: whatever is not 00000 is a refusal. */
      refused: refused('02001'),
      down: { status: 500, body: { message: 'Server error' } },
    } satisfies Record<string, GoldenReply>,
  },
  query: {
    request: {
      method: 'POST',
      path: '/api/v1/international/cashier/status',
      headers: {
        'content-type': 'application/json',
        merchantid: '256600000000001',
        // HMAC-SHA512 of the body with the private key.
        authorization:
          'Bearer d06dc98fe285bb0908c34e4034000312e0ae0b4bf42898ebc071253a4f00ba2fa768d92352270e7030c9511f20d68e0871f610520af43412c8e86a9ff834f3dd',
      },
      body: { country: 'NG', reference },
    } satisfies GoldenRequest,
    INITIAL: order('INITIAL'),
    PENDING: order('PENDING'),
    SUCCESS: order('SUCCESS'),
    FAIL: order('FAIL', { failureCode: '51', failureReason: 'Insufficient funds' }),
    CLOSE: order('CLOSE'),
    refunded: (total: number) => order('SUCCESS', { refundAmount: { total, currency: 'NGN' } }),
    refused: refused('02006'),
  },
  webhooks: {
    /** Signed with `OPAYPRV_golden` by HMAC-SHA3-512 of a text made from the payload. */
    success: {
      text: '{"payload":{"amount":"250050","channel":"Web","country":"NG","currency":"NGN","displayedFailure":"","fee":"3750","feeCurrency":"NGN","instrumentType":"BankCard","reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","refunded":false,"status":"SUCCESS","timestamp":"2026-11-15T10:15:00Z","token":"261115140000000001","transactionId":"261115140000000001","updated_at":"2026-11-15T10:15:02Z"},"sha512":"a15ddeaf6e08bb5989109b1e3fd737c8c22060ef610eea03ad5c875fc08c408a280d28ec670c9c9f82ec83455c9da6e6a2c236c5593a54c7f652403c21c8ef96","type":"transaction-status"}',
      headers: { 'content-type': 'application/json' },
    },
    refunded: {
      text: '{"payload":{"amount":"250050","channel":"Web","country":"NG","currency":"NGN","displayedFailure":"","fee":"3750","feeCurrency":"NGN","instrumentType":"BankCard","reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","refunded":true,"status":"SUCCESS","timestamp":"2026-11-15T10:15:00Z","token":"261115140000000001","transactionId":"261115140000000001","updated_at":"2026-11-15T10:15:02Z"},"sha512":"a6de85aa227ed2ca2c765d08132ac51a09e3fa1d77081ec2ba72e995a9d0b88480563ae1e84a4dd29e6db0638cad396af0695215fd91742dce8cd56349358cc1","type":"transaction-status"}',
      headers: { 'content-type': 'application/json' },
    },
    /** Of one in part the amount is what has gone back by then. */
    refundedInPart: {
      text: '{"payload":{"amount":"100000","channel":"Web","country":"NG","currency":"NGN","displayedFailure":"","fee":"3750","feeCurrency":"NGN","instrumentType":"BankCard","reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","refunded":true,"status":"SUCCESS","timestamp":"2026-11-15T10:15:00Z","token":"261115140000000001","transactionId":"261115140000000001","updated_at":"2026-11-15T10:15:02Z"},"sha512":"863653b5fb596fe5352611f1a7d736870e516698b0e54d518022a45a0c3642205ee3f4f2600dfbeaf65e761a2386d0b02f5bd0311f102c49625abcd4a4462f89","type":"transaction-status"}',
      headers: { 'content-type': 'application/json' },
    },
    refundedAgain: {
      text: '{"payload":{"amount":"150000","channel":"Web","country":"NG","currency":"NGN","displayedFailure":"","fee":"3750","feeCurrency":"NGN","instrumentType":"BankCard","reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","refunded":true,"status":"SUCCESS","timestamp":"2026-11-15T10:15:00Z","token":"261115140000000001","transactionId":"261115140000000001","updated_at":"2026-11-15T10:15:02Z"},"sha512":"dfffa2b49864d061a6fbe4994915355ea2c9d0d80d701415bae0b5d3086e91fe67ef788300c338af262d0e92d0305e17f6eea842e2a4d7b9e21e60df83f511fe","type":"transaction-status"}',
      headers: { 'content-type': 'application/json' },
    },
    /** The fact sheet's own: key `OPAYPRV_demo`. */
    vector: {
      text: '{"payload":{"amount":"250000","currency":"NGN","reference":"ord_1","refunded":false,"status":"SUCCESS","timestamp":"2026-01-02T03:04:05Z","token":"tok_1","transactionId":"260102030405"},"sha512":"c2cb2bc2f4720f2ed2750c1284e46e6e440861050b6fe678168633930ada2378ffbdf61063aad90b37df7e9baddfea39ebd3568af8a6698358d382c2cb239be8","type":"transaction-status"}',
      headers: { 'content-type': 'application/json' },
    },
  } satisfies Record<string, GoldenWebhook>,
  /** The fact sheet's own for a signed request: key `OPAYPRV_demo`. */
  signedRequest: {
    body: { country: 'NG', reference: 'ord_1' },
    signature:
      '33b842d182fb7ac8641f39099550588892d1a1e94da755da87cc909441a78ccd0f0389cb76aecd594905d7d6f426730f484be7c42d92d9cfe81c40b3b95434b3',
  },
} as const;
