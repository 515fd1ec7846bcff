import type { GoldenReply, GoldenRequest, GoldenWebhook } from './exchange.ts';
import { goldenPayment } from './golden-payment.ts';

const { reference, payer, description } = goldenPayment;
const authorization = 'Bearer golden-access-token';
const json = { 'content-type': 'application/json', authorization };
const TRANSACTION = 'MNFY|07|20261115101500|000001';

const CARD = {
  cardType: 'MASTERCARD',
  last4: '2950',
  expMonth: '09',
  expYear: '32',
  bin: '553188',
  bankCode: '057',
  bankName: 'Golden Bank',
  reusable: true,
  countryCode: null,
  cardToken: 'MNFY_golden_token',
  supportsTokenization: true,
  maskedPan: '553188******2950',
};

const ok = (responseBody: unknown): GoldenReply => ({
  status: 200,
  body: { requestSuccessful: true, responseMessage: 'success', responseCode: '0', responseBody },
});
const refused = (status: number, responseMessage: string): GoldenReply => ({
  status,
  body: { requestSuccessful: false, responseMessage, responseCode: '99' },
});

const transaction = (paymentStatus: string, more: object = {}) =>
  ok({
    transactionReference: TRANSACTION,
    paymentReference: reference,
    amountPaid: '2500.50',
    totalPayable: '2500.50',
    settlementAmount: '2475.00',
    paidOn: '15/11/2026 10:15:02 AM',
    paymentStatus,
    paymentDescription: description,
    currency: 'NGN',
    paymentMethod: 'CARD',
    product: { type: 'WEB_SDK', reference },
    cardDetails: CARD,
    customer: { email: payer.email, name: 'Ada Obi' },
    metaData: {},
    accountPayments: [],
    ...more,
  });

const refund = (refundReference: string, refundAmount: number, refundStatus: string) => ({
  refundReference,
  transactionReference: 'MNFY|07|20261115101500|000001',
  refundReason: 'Refund',
  merchantReason: 'Refund',
  customerNote: 'Refund',
  refundAmount,
  refundType: 'PARTIAL_REFUND',
  refundStatus,
  refundStrategy: 'MERCHANT_WALLET',
  comment: 'Completed',
  createdOn: '16/11/2026 10:15:02 AM',
  completedOn: '16/11/2026 10:15:02 AM',
});

/** Monnify: JSON, major units, a token for an hour. Its answers hold amounts as text or as numbers. */
export const monnify = {
  settings: { api_key: 'MK_TEST_GOLDEN', secret_key: 'golden-secret', contract_code: '1234567890' },
  payment: { ...goldenPayment, channel: 'monnify', account: null },
  login: {
    request: {
      method: 'POST',
      path: '/api/v1/auth/login',
      // MK_TEST_GOLDEN:golden-secret
      headers: { authorization: 'Basic TUtfVEVTVF9HT0xERU46Z29sZGVuLXNlY3JldA==' },
    } satisfies GoldenRequest,
    accepted: ok({ accessToken: 'golden-access-token', expiresIn: 3599 }),
    failures: { wrongKey: refused(401, 'Invalid credentials') },
  },
  /** The answer to any call with a token that has ended. */
  expiredToken: {
    status: 401,
    body: { error: 'invalid_token', error_description: 'Access token expired' },
  } satisfies GoldenReply,
  start: {
    request: {
      method: 'POST',
      path: '/api/v1/merchant/transactions/init-transaction',
      headers: json,
      body: {
        amount: 2500.5,
        customerName: 'Ada Obi',
        customerEmail: payer.email,
        paymentReference: reference,
        paymentDescription: description,
        currencyCode: 'NGN',
        contractCode: '1234567890',
        redirectUrl: goldenPayment.return_url,
      },
    } satisfies GoldenRequest,
    accepted: (checkout: string): GoldenReply =>
      ok({
        transactionReference: TRANSACTION,
        paymentReference: reference,
        merchantName: 'Golden',
        apiKey: 'MK_TEST_GOLDEN',
        enabledPaymentMethod: ['CARD', 'ACCOUNT_TRANSFER'],
        checkoutUrl: `${checkout}/checkout/${TRANSACTION}`,
      }),
    failures: {
      badRequest: refused(400, 'amount must be greater than or equal to 20'),
      unprocessable: refused(422, 'Contract is not active'),
      refusedWithOk: refused(200, 'Duplicate payment reference'),
      down: refused(500, 'Internal error'),
    } satisfies Record<string, GoldenReply>,
  },
  query: {
    request: {
      method: 'GET',
      path: `/api/v2/merchant/transactions/query?paymentReference=${reference}`,
      headers: { authorization },
    } satisfies GoldenRequest,
    PAID: transaction('PAID'),
    /** Amounts as numbers, the other form of the date, and a card that cannot be charged again. */
    paidInNumbers: transaction('PAID', {
      amountPaid: 2500.5,
      totalPayable: 2500.5,
      paidOn: '2026-11-15 10:15:02.000',
      cardDetails: { ...CARD, reusable: false, cardToken: null },
    }),
    paidByTransfer: transaction('PAID', { paymentMethod: 'ACCOUNT_TRANSFER', cardDetails: null }),
    OVERPAID: transaction('OVERPAID', { amountPaid: '3000.00', cardDetails: null }),
    PARTIALLY_PAID: transaction('PARTIALLY_PAID', { amountPaid: '1000.00', cardDetails: null }),
    PENDING: transaction('PENDING', { amountPaid: '0.00', paidOn: null, cardDetails: null }),
    FAILED: transaction('FAILED', { amountPaid: '0.00', paidOn: null, cardDetails: null }),
    EXPIRED: transaction('EXPIRED', { amountPaid: '0.00', paidOn: null, cardDetails: null }),
    CANCELLED: transaction('CANCELLED', { amountPaid: '0.00', paidOn: null, cardDetails: null }),
    ABANDONED: transaction('ABANDONED', { amountPaid: '0.00', paidOn: null, cardDetails: null }),
    REVERSED: transaction('REVERSED'),
    notFound: refused(404, 'Could not find transaction with the payment reference'),
  },
  refunds: {
    request: {
      method: 'GET',
      path: '/api/v1/refunds?transactionReference=MNFY%7C07%7C20261115101500%7C000001&page=0&size=100',
      headers: { authorization },
    } satisfies GoldenRequest,
    /** Those that are not completed have given nothing back, and one is of another transaction. */
    of: (...amounts: readonly number[]): GoldenReply => ({
      status: 200,
      body: {
        requestSuccessful: true,
        responseMessage: 'success',
        responseCode: '0',
        responseBody: {
          content: [
            ...amounts.map((each, nth) => refund(`REF-${nth + 1}`, each, 'COMPLETED')),
            refund('REF-PENDING', 500, 'PENDING'),
            refund('REF-FAILED', 500, 'FAILED'),
            { ...refund('REF-OTHER', 500, 'COMPLETED'), transactionReference: 'MNFY|07|20261115101500|000002' },
          ],
        },
      },
    }),
  },
  charge: {
    card: { token: 'MNFY_golden_token', email: payer.email },
    request: {
      method: 'POST',
      path: '/api/v1/merchant/cards/charge-card-token',
      headers: json,
      body: {
        cardToken: 'MNFY_golden_token',
        amount: 2500.5,
        customerName: 'Ada Obi',
        customerEmail: payer.email,
        paymentReference: reference,
        paymentDescription: description,
        currencyCode: 'NGN',
        contractCode: '1234567890',
        apiKey: 'MK_TEST_GOLDEN',
      },
    } satisfies GoldenRequest,
    success: transaction('PAID'),
    failed: transaction('FAILED', { amountPaid: '0.00', paidOn: null }),
    failures: { unknownCard: refused(400, 'Card token is invalid') } satisfies Record<string, GoldenReply>,
  },
  webhooks: {
    /** Signed with `golden-secret` by HMAC-SHA512 of the text: parsed and written again, `2500.50` is another text. */
    success: {
      text: '{"eventType":"SUCCESSFUL_TRANSACTION","eventData":{"product":{"type":"WEB_SDK","reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80"},"transactionReference":"MNFY|07|20261115101500|000001","paymentReference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","paidOn":"15/11/2026 10:15:02 AM","amountPaid":2500.50,"totalPayable":2500.50,"currency":"NGN","paymentMethod":"CARD","paymentStatus":"PAID","customer":{"email":"ada@example.ng","name":"Ada Obi"}}}',
      headers: {
        'content-type': 'application/json',
        'monnify-signature':
          'fee0cc7c88594ce53f91d6d215ef57637aa6ef667830a0be3fdafa2d4282da3603ab9356d28a387a92b60517c01b998bcae22861aee0fa27ad3e4bd5d501ac26',
      },
    },
    /** A refund names the transaction, and not our reference. */
    refunded: {
      text: '{"eventType":"SUCCESSFUL_REFUND","eventData":{"refundReference":"REF-1","transactionReference":"MNFY|07|20261115101500|000001","refundStatus":"COMPLETED","refundAmount":2500.50,"customerNote":"Refund","merchantReason":"Refund","createdOn":"16/11/2026 10:15:02 AM","completedOn":"16/11/2026 10:15:02 AM"}}',
      headers: {
        'content-type': 'application/json',
        'monnify-signature':
          'c65273ed256394364a59395b25993aca1ba8a3a2ae7b307967a35af76aef09022379bd7f3f5dc05900324ffa76393ebd6ccdbd7691279c9567eed520de34178f',
      },
    },
    refundedInPart: {
      text: '{"eventType":"SUCCESSFUL_REFUND","eventData":{"refundReference":"REF-1","transactionReference":"MNFY|07|20261115101500|000001","refundStatus":"COMPLETED","refundAmount":1000.00,"customerNote":"Refund","merchantReason":"Refund","createdOn":"16/11/2026 10:15:02 AM","completedOn":"16/11/2026 10:15:02 AM"}}',
      headers: {
        'content-type': 'application/json',
        'monnify-signature':
          '272acb4e19a21421ac834a3c86f7d2bc1455a7ec2df953c8f998d041eec663e0850a4911bfbf483c89063c379a360a3f809cb05df573bd6c74d15cbae2cf0cc1',
      },
    },
    refundedAgain: {
      text: '{"eventType":"SUCCESSFUL_REFUND","eventData":{"refundReference":"REF-2","transactionReference":"MNFY|07|20261115101500|000001","refundStatus":"COMPLETED","refundAmount":500.00,"customerNote":"Refund","merchantReason":"Refund","createdOn":"16/11/2026 10:15:02 AM","completedOn":"16/11/2026 10:15:02 AM"}}',
      headers: {
        'content-type': 'application/json',
        'monnify-signature':
          '7734889d3b54bf13f77c07b6fcba946b8f584668753cb45c884fde21e0f5fa8959c8bdcc5cdd33929d96e6c20d2436550a5f99d06cec9f5e41d8a4d0b9b0f417',
      },
    },
    /** Names no payment of ours. */
    settlement: {
      text: '{"eventType":"SETTLEMENT","eventData":{"settlementReference":"STL_1","amount":100.00}}',
      headers: {
        'content-type': 'application/json',
        'monnify-signature':
          '25ef8fb69010df163d0d7b91d09a366d908b950395c025df06c1cf4afebf4e6f5deb0b7edd1e57c0122eb61383e235443cca1fe50ae6b29d124e4717483fc21a',
      },
    },
    /** The fact sheet's own: key `MNFY_SECRET`. */
    vector: {
      text: '{"eventType":"SUCCESSFUL_TRANSACTION","eventData":{"paymentReference":"ord_1","paymentStatus":"PAID","amountPaid":2500.00}}',
      headers: {
        'monnify-signature':
          '6a5c5bb446e2960c4cdd6b85ac965da45bd120872db7092c7ad66b2f65bb1a8195f5b3791caaaeefc9482e49ef71a36b649c69548296a7866beca87af3b6ed11',
      },
    },
  } satisfies Record<string, GoldenWebhook>,
} as const;
