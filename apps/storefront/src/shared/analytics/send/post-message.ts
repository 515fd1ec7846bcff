import { AwsClient } from 'aws4fetch';
import type { QueueAccess } from './queue-access.ts';
import { serverNow } from './server-clock.ts';

/** What became of a message: it is on the queue, or why it is not. */
export type PostOutcome =
  | { readonly state: 'acknowledged' }
  /** Nobody answered, or the queue has too much to do. */
  | { readonly state: 'unanswered'; readonly reason: unknown }
  /** Too much was sent, and the queue has said when there is room again. */
  | { readonly state: 'too much'; readonly reason: unknown; readonly waitSeconds: number }
  /** The credentials are no good any more, the queue has gone elsewhere, or the time that was signed is wrong. */
  | { readonly state: 'access ended'; readonly reason: unknown }
  /** For what it holds: it would be refused for ever. */
  | { readonly state: 'content refused'; readonly reason: unknown }
  /** For anything else. */
  | { readonly state: 'refused'; readonly reason: unknown };

type Answer = { readonly MessageId?: string; readonly __type?: string; readonly message?: string };

const LONGEST_CALL_MS = 10_000;
/** A browser finishes a call of up to 64 KB although its page is gone; a character has up to 3 bytes. */
const LONGEST_KEPT_ALIVE = 20_000;

/** The queue may spell an expired token, and a signature of another time, either way. */
const ACCESS_ENDED =
  /^(ExpiredToken(Exception)?|InvalidClientTokenId|UnrecognizedClientException|QueueDoesNotExist|RequestExpired|(InvalidSignature|SignatureDoesNotMatch)(Exception)?)$|security token .*(expired|invalid)/;
const ABOUT_SENDER = /Access|Token/;

/** The account and the name at the end of a queue's address are for the body; requests go to what is before them. */
const endpointOf = (queueUrl: string) => queueUrl.replace(/[^/]+\/[^/]+$/, '');

/** Where the front door serves the embedded queue. */
const EMBEDDED = '/api/queue/';
/** The site may have other names, from which its own is another origin. The queue checks what was signed for its own. */
const addressOf = (endpoint: string) =>
  endpoint.endsWith(EMBEDDED) ? new URL(EMBEDDED, window.location.href).href : endpoint;

async function send({ queueUrl, ...access }: QueueAccess, text: string): Promise<Response> {
  const body = JSON.stringify({ QueueUrl: queueUrl, MessageBody: text });
  const endpoint = endpointOf(queueUrl);
  const datetime = new Date(serverNow()).toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' },
    body,
    // Who sends is in the signature.
    credentials: 'omit' as const,
    keepalive: body.length <= LONGEST_KEPT_ALIVE,
    signal: AbortSignal.timeout(LONGEST_CALL_MS),
  };
  const client = new AwsClient({ ...access, service: 'sqs' });
  const { headers } = await client.sign(endpoint, { ...request, aws: { datetime } });
  return fetch(new Request(addressOf(endpoint), { ...request, headers }));
}

function outcomeOf({ status, headers }: Response, { MessageId, __type = '', message = '' }: Answer): PostOutcome {
  if (status === 200 && MessageId) return { state: 'acknowledged' };
  const type = __type.slice(__type.lastIndexOf('#') + 1);
  const reason = `${status} ${type} ${message}`;
  const waitSeconds = Number(headers.get('retry-after'));
  if (status === 429 && waitSeconds > 0) return { state: 'too much', reason, waitSeconds };
  if (status === 404 || ACCESS_ENDED.test(type) || ACCESS_ENDED.test(message)) return { state: 'access ended', reason };
  if (status === 200 || status === 429 || status >= 500 || type.includes('Throttl'))
    return { state: 'unanswered', reason };
  const isForContent = (status === 400 || status === 413) && !ABOUT_SENDER.test(type);
  return { state: isForContent ? 'content refused' : 'refused', reason };
}

/** Signs a message and posts it to the queue, once. */
export async function postMessage(access: QueueAccess, text: string): Promise<PostOutcome> {
  try {
    const response = await send(access, text);
    const answer: unknown = await response.json().catch(() => undefined);
    return outcomeOf(response, typeof answer === 'object' && answer !== null ? answer : {});
  } catch (reason) {
    return { state: 'unanswered', reason };
  }
}
