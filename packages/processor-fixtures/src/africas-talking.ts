import type { GoldenReply, GoldenRequest } from './exchange.ts';

const recipient = (statusCode: number, status: string, messageId: string): GoldenReply => ({
  status: 201,
  body: {
    SMSMessageData: {
      Message: 'Sent to 1/1 Total Cost: NGN 2.2000',
      Recipients: [{ statusCode, number: '+2348012345678', status, cost: 'NGN 2.2000', messageId }],
    },
  },
});

/** Africa's Talking: `POST /version1/messaging`, a form, the key in a header. The recipient's code decides. */
export const africasTalking = {
  settings: { username: 'golden', api_key: 'at-golden-key', sender: 'Jara' },
  message: { to: '2348012345678', text: '4821 is your Jara code.' },
  request: {
    method: 'POST',
    path: '/version1/messaging',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      apikey: 'at-golden-key',
    },
    body: {
      username: 'golden',
      to: '+2348012345678',
      message: '4821 is your Jara code.',
      from: 'Jara',
      bulkSMSMode: '1',
    },
  } satisfies GoldenRequest,
  accepted: recipient(101, 'Success', 'ATXid_golden1'),
  alsoAccepted: [recipient(100, 'Processed', 'ATXid_golden2'), recipient(102, 'Queued', 'ATXid_golden3')],
  failures: {
    wrongKey: { status: 401, body: 'The supplied authentication is invalid' },
    badRequest: { status: 400, body: 'Request is missing required form field' },
    invalidNumber: recipient(403, 'InvalidPhoneNumber', 'None'),
    blacklisted: recipient(406, 'UserInBlacklist', 'None'),
    noBalance: recipient(405, 'InsufficientBalance', 'None'),
    doNotDisturb: recipient(409, 'DoNotDisturbRejection', 'None'),
    down: recipient(500, 'InternalServerError', 'None'),
    nobody: { status: 201, body: { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } } },
  } satisfies Record<string, GoldenReply>,
} as const;
