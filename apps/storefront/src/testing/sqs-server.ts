import { type BehaviourEvent, behaviourEvent, type TrackingMessage, trackingFrame } from '@jara/contract';
import { vi } from 'vitest';
import { authorizationOf, type SignedRequest, signatureOf } from './sqs-signature.ts';

const QUEUE_URL = 'https://sqs.eu-west-1.amazonaws.com/000000000000/events';
const HOUR = 3_600_000;
const LARGEST_SKEW_MS = 900_000;

type Answer =
  | { readonly status: number; readonly body: object; readonly headers?: Readonly<Record<string, string>> }
  | 'no network';

const parsed = (body: string) => JSON.parse(body) as { readonly QueueUrl: string; readonly MessageBody: string };
const json = (status: number, body: object, headers = {}) => new Response(JSON.stringify(body), { status, headers });
export const sqsError = (status: number, type: string, message = ''): Answer => ({
  status,
  body: { __type: `com.amazonaws.sqs#${type}`, message },
});

/** Too much was sent; there is room again after so long. */
export const sqsThrottled = (seconds: number): Answer => ({
  status: 429,
  body: { __type: 'com.amazonaws.sqs#RequestThrottled' },
  headers: { 'retry-after': String(seconds) },
});

/** The request of happy-dom does not know `keepalive`. */
class RequestWithKeepalive extends Request {
  override readonly keepalive: boolean;
  constructor(url: string, init: RequestInit) {
    super(url, init);
    this.keepalive = init.keepalive ?? false;
  }
}

/** A queue and the storefront's own `/store/api/session`, on the wire: what a page sends is checked as SQS would. */
export function openSqs() {
  const messages: TrackingMessage[] = [];
  const requests: (SignedRequest & { readonly keepalive: boolean })[] = [];
  const sessions: string[] = [];
  /** What the queue says instead, once each. */
  const answers: Answer[] = [];
  let issued = 0;
  let aheadMs = 0;
  let held: PromiseWithResolvers<void> | undefined;

  function giveCredentials(): void {
    issued += 1;
    document.cookie = `queue_url=${encodeURIComponent(QUEUE_URL)}`;
    document.cookie = 'queue_region=eu-west-1';
    document.cookie = `queue_credentials=${encodeURIComponent(`ASIA${issued}::secret/${issued}::token+${issued}=`)}`;
  }

  function openSession(url: string): Response {
    sessions.push(url);
    giveCredentials();
    const now = Date.now() + aheadMs;
    const answer = json(200, { data: { credentials_expire_at: new Date(now + HOUR).toISOString() } });
    answer.headers.set('date', new Date(now).toUTCString());
    return answer;
  }

  function problemOf({ headers, body, url }: SignedRequest): Answer | undefined {
    if (url !== 'https://sqs.eu-west-1.amazonaws.com/') return sqsError(404, 'InvalidAddress');
    if (headers.get('content-type') !== 'application/x-amz-json-1.0') return sqsError(415, 'UnsupportedMediaType');
    if (headers.get('x-amz-target') !== 'AmazonSQS.SendMessage') return sqsError(400, 'InvalidAction');
    if (headers.get('x-amz-security-token') !== `token+${issued}=`) return sqsError(403, 'ExpiredToken');
    const { accessKeyId, signature } = authorizationOf(headers);
    const signedAt = headers.get('x-amz-date')?.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5') ?? '';
    if (Math.abs(Date.parse(signedAt) - Date.now() - aheadMs) > LARGEST_SKEW_MS) return sqsError(403, 'RequestExpired');
    const isSigned = accessKeyId === `ASIA${issued}`;
    if (!isSigned || signature !== signatureOf({ headers, body, url }, `secret/${issued}`))
      return sqsError(403, 'SignatureDoesNotMatch');
    return parsed(body).QueueUrl === QUEUE_URL ? undefined : sqsError(400, 'QueueDoesNotExist');
  }

  async function takeMessage(request: Request): Promise<Response> {
    const { url, headers, keepalive } = request;
    const signed = { url, headers, body: await request.text() };
    requests.push({ ...signed, keepalive });
    await held?.promise;
    const answer = answers.shift() ?? problemOf(signed);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    if (answer) return json(answer.status, answer.body, answer.headers);
    const message = JSON.parse(parsed(signed.body).MessageBody) as TrackingMessage;
    trackingFrame.parse(message);
    for (const event of [message.payload].flat()) behaviourEvent.parse(event);
    messages.push(message);
    return json(200, { MessageId: crypto.randomUUID(), MD5OfMessageBody: '0' });
  }

  vi.stubGlobal('Request', RequestWithKeepalive);
  vi.stubGlobal('fetch', async (input: Request | string) =>
    typeof input === 'string' ? openSession(input) : takeMessage(input),
  );

  return {
    messages,
    requests,
    sessions,
    answers,
    /** The events on the queue, in the order in which they came. */
    events: (): BehaviourEvent[] => messages.flatMap(({ payload }) => payload),
    /** The servers' clock is ahead of the device's. */
    setClockAhead(milliseconds: number): void {
      aheadMs = milliseconds;
    },
    /** The queue takes its time until the returned function is called. */
    hold(): () => void {
      held = Promise.withResolvers();
      return held.resolve;
    },
  };
}
