import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from '../../db/client.ts';
import type { Secrets } from '../../secrets.ts';
import { assumeRole } from './assume-role.ts';
import { estimateMessages } from './queue.store.ts';
import { EMBEDDED_REGION, readQueueAddress } from './queue-address.ts';
import { type QueueAnswer, retryAfter, sqsAnswer, stsAnswer, type Throttled } from './queue-answer.ts';
import type { QueueErrorName } from './queue-errors.ts';
import { createQueueKeys, type QueueKey } from './queue-keys.ts';
import { createSendLimits } from './send-limits.ts';
import { runSqsAction } from './sqs-actions.ts';
import { verifyRequest } from './verify-request.ts';

/** Two million events. Pages keep theirs while no more are taken. */
const MOST_WAITING = 200_000;
const COUNT_EVERY_MS = 5_000;

type EmbeddedQueueDeps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Secrets;
  readonly queueUrl: string;
};

export type QueueRequest = {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The network that it comes from, as limits count it. */
  readonly origin: string;
  readonly requestId: string;
};

type Unread = Pick<QueueRequest, 'headers' | 'requestId'>;

const isForm = ({ 'content-type': type = '' }: IncomingHttpHeaders) =>
  type.startsWith('application/x-www-form-urlencoded');
const isSqs = ({ 'content-type': type = '' }: IncomingHttpHeaders) => type.startsWith('application/x-amz-json-1.0');

/**
 * Decisions §9: a queue that speaks SQS, and beside it the STS that gives out credentials for it, on one address. What
 * is signed is the queue's public URL, whatever host and path a proxy has made of it.
 */
export function createEmbeddedQueue({ db, now, secrets, queueUrl }: EmbeddedQueueDeps) {
  const address = readQueueAddress(queueUrl);
  const keys = createQueueKeys({ secrets, queueUrl, now });
  const limits = createSendLimits(now);
  const counted = { at: 0, isFull: false };

  async function isFull(): Promise<boolean> {
    if (now().getTime() - counted.at >= COUNT_EVERY_MS) {
      counted.at = now().getTime();
      counted.isFull = (await estimateMessages(db)) >= MOST_WAITING;
    }
    return counted.isFull;
  }

  const countSent =
    ({ accessKeyId: browser, isOwner }: QueueKey, origin: string) =>
    (bodies: readonly string[]): Throttled | undefined => {
      if (isOwner) return undefined;
      const bytes = bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0);
      const throttledForMs = limits.messages({ browser, origin }, [bodies.length, bytes]);
      return throttledForMs > 0 ? { throttledForMs } : undefined;
    };

  const signerOf = ({ headers, body }: QueueRequest, service: 'sqs' | 'sts') =>
    verifyRequest({ ...address, headers, body }, keys, { region: EMBEDDED_REGION, service, now: now() });

  async function askSqs(request: QueueRequest): Promise<object | QueueErrorName> {
    const { headers, body } = request;
    const signer = signerOf(request, 'sqs');
    if (typeof signer === 'string') return signer;
    if (!isSqs(headers)) return 'UnknownOperationException';
    const deps = { db, now, address, isFull, countSent: countSent(signer, request.origin) };
    return runSqsAction(deps, { target: headers['x-amz-target'], body, isOwner: signer.isOwner });
  }

  function askSts(request: QueueRequest): { readonly xml: string } | QueueErrorName {
    const signer = signerOf(request, 'sts');
    if (typeof signer === 'string') return signer;
    if (!signer.isOwner) return 'AccessDeniedException';
    const { account } = address;
    return assumeRole({ keys, account, requestId: request.requestId }, new URLSearchParams(request.body.toString()));
  }

  /** The same form for what went wrong before the queue was asked. */
  const refuse = ({ headers, requestId }: Unread, error: QueueErrorName): QueueAnswer =>
    isForm(headers) ? stsAnswer(error, requestId) : sqsAnswer(error);

  return {
    async answer(request: QueueRequest): Promise<QueueAnswer> {
      return isForm(request.headers) ? stsAnswer(askSts(request), request.requestId) : sqsAnswer(await askSqs(request));
    },
    /** The refusal of a call that its network has too many of; undefined for one that may be read. */
    countCall(request: Unread, origin: string): QueueAnswer | undefined {
      const throttledForMs = limits.call(origin);
      return throttledForMs > 0 ? retryAfter(refuse(request, 'RequestThrottled'), { throttledForMs }) : undefined;
    },
    refuse,
  };
}

export type EmbeddedQueue = ReturnType<typeof createEmbeddedQueue>;
