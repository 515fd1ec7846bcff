import type { GoldenReply, GoldenRequest } from './exchange.ts';

/** Termii, Nigeria: `POST /api/sms/send`, JSON, the key in the body. */
export const termii = {
  settings: { api_key: 'TL-golden-key', sender: 'Jara' },
  message: { to: '2348012345678', text: '4821 is your Jara code.' },
  request: {
    method: 'POST',
    path: '/api/sms/send',
    headers: { 'content-type': 'application/json' },
    body: {
      api_key: 'TL-golden-key',
      to: '2348012345678',
      from: 'Jara',
      sms: '4821 is your Jara code.',
      type: 'plain',
      channel: 'dnd',
    },
  } satisfies GoldenRequest,
  accepted: {
    status: 200,
    body: {
      code: 'ok',
      message_id: '3017544054459083819856413',
      message: 'Successfully Sent',
      balance: 1047.57,
      user: 'Golden',
    },
  } satisfies GoldenReply,
  /** Termii does not document its failures: only a `message_id` means accepted. */
  failures: {
    wrongKey: { status: 401, body: { message: 'Invalid API key' } },
    badRequest: { status: 400, body: { message: 'Invalid request' } },
    acceptedWithoutId: { status: 200, body: { code: 'ok', message: 'Insufficient balance' } },
    down: { status: 500, body: { message: 'Server error' } },
  } satisfies Record<string, GoldenReply>,
} as const;
