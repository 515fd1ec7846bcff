import type { GoldenReply, GoldenRequest } from './exchange.ts';

/** Hubtel, Ghana: `POST /v1/messages/send`, JSON, Basic authentication. */
export const hubtel = {
  settings: { client_id: 'golden-id', client_secret: 'golden-secret', sender: 'Jara' },
  message: { to: '233241234567', text: '4821 is your Jara code.' },
  request: {
    method: 'POST',
    path: '/v1/messages/send',
    headers: {
      'content-type': 'application/json',
      // golden-id:golden-secret
      authorization: 'Basic Z29sZGVuLWlkOmdvbGRlbi1zZWNyZXQ=',
    },
    body: { From: 'Jara', To: '233241234567', Content: '4821 is your Jara code.' },
  } satisfies GoldenRequest,
  accepted: {
    status: 201,
    body: {
      rate: 0.0309,
      messageId: '9c5f0a52-4d3c-4a55-9a0e-5b1f6f4a7d10',
      status: 0,
      networkId: '62001',
      clientReference: null,
      statusDescription: 'request submitted successfully',
    },
  } satisfies GoldenReply,
  failures: {
    wrongKey: { status: 401, body: { status: 401, statusDescription: 'unauthorized' } },
    badDestination: { status: 400, body: { status: 1, statusDescription: 'invalid destination address' } },
    badSource: { status: 400, body: { status: 2, statusDescription: 'invalid source address' } },
    noCredit: { status: 402, body: { status: 12, statusDescription: 'payment required' } },
    notAccepted: { status: 200, body: { messageId: 'x', status: 4, statusDescription: 'not routable' } },
    down: { status: 500, body: { status: 500, statusDescription: 'internal error' } },
  } satisfies Record<string, GoldenReply>,
} as const;
