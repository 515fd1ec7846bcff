import type { GoldenReply, GoldenRequest, GoldenWebhook } from './exchange.ts';
import { goldenPayment } from './golden-payment.ts';

const { reference, amount, description } = goldenPayment;
const authorization = 'Bearer test_key_golden';

const transaction = (status: string, more: object = {}): GoldenReply => ({
  status: 200,
  body: {
    status: true,
    message: 'Transaction fetched',
    data: {
      id: '01GOLDEN',
      amount,
      fee: 0,
      reference,
      category: 'pocket-transfer',
      third_party_reference: null,
      internal_reference: 'PVB_golden',
      status,
      session_id: null,
      meta: null,
      created_at: '2026-11-15T10:14:30.000Z',
      updated_at: '2026-11-15T10:15:02.000Z',
      ...more,
    },
  },
});
const refused = (status: number, message: string): GoldenReply => ({ status, body: { status: false, message } });

/** Pocket by PiggyVest: JSON, minor units (naira alone). The payer approves in the Pocket app. */
export const pocket = {
  settings: { secret_key: 'test_key_golden' },
  payment: { ...goldenPayment, channel: 'pocket', account: 'adaobi' },
  start: {
    request: {
      method: 'POST',
      path: '/api/v1/pocket/transfer/initiate',
      headers: { 'content-type': 'application/json', authorization },
      body: { tag: 'adaobi', amount, narration: description, reference, product_name: 'Jara' },
    } satisfies GoldenRequest,
    accepted: { status: 202, body: { status: true, message: 'Request sent', data: {} } } satisfies GoldenReply,
    failures: {
      unknownTag: refused(404, 'No user has this tag'),
      badRequest: refused(400, 'amount must be at least 5000'),
      wrongKey: refused(401, 'Unauthorized'),
      refusedWithOk: refused(200, 'Not now'),
      down: refused(500, 'Internal error'),
    } satisfies Record<string, GoldenReply>,
  },
  query: {
    request: {
      method: 'GET',
      path: `/api/v1/transaction/verify?reference=${reference}`,
      headers: { authorization },
    } satisfies GoldenRequest,
    success: transaction('success'),
    successful: transaction('successful'),
    COMPLETED: transaction('COMPLETED'),
    pending: transaction('pending'),
    failed: transaction('failed'),
    partial: transaction('partial', { amount: 100_000 }),
    reversed: transaction('reversed', { refunded_amount: amount }),
    refundedInPart: (refunded_amount: number) => transaction('success', { refunded_amount }),
    /** Also before the payer has acted, so that it says nothing. */
    notFound: refused(404, 'Transaction not found'),
  },
  webhooks: {
    /** Signed with `test_key_golden` by HMAC-SHA512 of the text. */
    success: {
      text: '{"eventId":"01GOLDENEVENT","eventType":"pocket-transfer.inflow.success","eventCategory":"pocket","customer_id":"c1","eventData":{"reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","amount":250050},"pvb_reference":"PVB_golden"}',
      headers: {
        'content-type': 'application/json',
        'x-pvb-signature':
          '22041e8cc01947979dd231a428d5bd26d74e0b7fc2cc1ce94b2668bd05feadc41d943ce4d360a43f66835ea96b66fea8e40868d1cbe2f1e3254aa7de8e7bafc0',
      },
    },
    failed: {
      text: '{"eventId":"01GOLDENFAILED","eventType":"pocket-transfer.inflow.failed","eventCategory":"pocket","eventData":{"reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","amount":250050},"pvb_reference":"PVB_golden"}',
      headers: {
        'content-type': 'application/json',
        'x-pvb-signature':
          '2006fafd2bab2b83690deb3946094bb08f43cbdc7c25d7a38d384adc7101fac1292d6e46863f2834cf3472a4ac55068f4630384a24505ef797e67d8da4d2f380',
      },
    },
    /** Its own reference first, ours as the third party's. */
    oursAsThirdParty: {
      text: '{"eventId":"01GOLDENTHIRD","eventType":"pocket-transfer.inflow.success","eventData":{"reference":"PVB_golden","amount":250050},"pvb_reference":"PVB_golden","pvb_third_party_reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80"}',
      headers: {
        'content-type': 'application/json',
        'x-pvb-signature':
          'f8064ce318eac734ea069c59adf522ab596993c6cc5beae9d79fe985d501165f2bdf6e7b212da248c1723c46b776a74b6010d83427323ffe78f6e8766db10242',
      },
    },
    refunded: {
      text: '{"eventId":"01GOLDENREFUND","eventType":"pocket-transfer.inflow.reversed","eventCategory":"pocket","eventData":{"reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","amount":250050},"pvb_reference":"PVB_golden"}',
      headers: {
        'content-type': 'application/json',
        'x-pvb-signature':
          '819de38a66e936fb366dfdbfcb3f4b9ff1e5df2fef9e9940c8165e5a5afeb39b6db165ad1f465ff6206f731e3a5a41b5b82077c3a6f3d4c86a03389d90381c79',
      },
    },
    refundedAgain: {
      text: '{"eventId":"01GOLDENREFUND2","eventType":"pocket-transfer.inflow.reversed","eventCategory":"pocket","eventData":{"reference":"6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80","amount":250050},"pvb_reference":"PVB_golden"}',
      headers: {
        'content-type': 'application/json',
        'x-pvb-signature':
          '57f894bc04e52464bdf4468358318bb3e8cf16dbbb7643a8debb20c0b756b0fcef803287e534f43ea7a5ee5adbf372cff845c36b58a328280d4f0857786e6466',
      },
    },
    /** Sent when the address is registered. */
    ping: { text: '{"ping":true}', headers: { 'content-type': 'application/json' } },
    /** The fact sheet's own: key `test_key_demo`. */
    vector: {
      text: '{"eventId":"01TEST","eventType":"pocket-transfer.inflow.success","eventData":{"reference":"ord_1","amount":250000}}',
      headers: {
        'x-pvb-signature':
          '8c45219bd0e4f795a6682868ff23b57bce35b3013ce05c871d189989e61ad3d491c91b3ffcc565e30f9df73d4626dd8e66bda1201472d51dbc5da6ddbd771779',
      },
    },
  } satisfies Record<string, GoldenWebhook>,
} as const;
