import { createHash } from 'node:crypto';
import type { FailureCode } from '@jara/contract';
import type { Outcome } from '@jara/server';
import { type Db, inTransaction, type Transaction } from '@jara/server/db';
import { doOnce, type StoredAnswer } from '@jara/server/idempotency';
import { limitInMemory } from '@jara/server/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './answer-failures.ts';

type Work = (tx: Transaction) => Promise<Outcome<StoredAnswer, FailureCode>>;
type AnswerOnce = (
  request: FastifyRequest,
  endpoint: string,
  work: Work,
) => Promise<Outcome<StoredAnswer, FailureCode>>;

declare module 'fastify' {
  interface FastifyInstance {
    answerOnce: AnswerOnce;
  }
}

/** Each call may leave a row for two days: so many an hour, by owner, and for guests by where they call from. */
const CALLS = { most: 240, windowSeconds: 3_600 };

/** Of what the contract has read, so that another spelling of the same request is the same request. */
const hashOf = ({ params, query, body }: FastifyRequest) =>
  createHash('sha256')
    .update(JSON.stringify([params, query, body]))
    .digest('base64url');

export function answerRepeats(app: FastifyInstance, { db, now }: { readonly db: Db; readonly now: () => Date }): void {
  const countCall = limitInMemory(CALLS, now);
  app.decorate('answerOnce', async (request, endpoint, work) => {
    const { owner, shopper, origin } = request.caller ?? {};
    if (owner === undefined) throw new Error(`${endpoint} is idempotent, so it needs a caller`);
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return inTransaction(db, work);
    const isGuest = shopper !== undefined && 'guestId' in shopper;
    const counted = countCall(isGuest ? `guests ${origin}` : owner);
    if (!counted.ok) return counted;
    return doOnce(db, { owner, endpoint, key, request_hash: hashOf(request) }, now(), work);
  });
}

/** The bytes of the first answer, whether it was given just now or before. */
export function sendStored(reply: FastifyReply, outcome: Outcome<StoredAnswer, FailureCode>): FastifyReply {
  if (!outcome.ok) return sendFailure(reply, outcome);
  const { status, body } = outcome.data;
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
