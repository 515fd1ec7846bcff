import { createHash } from 'node:crypto';
import type { FailureCode } from '@jara/contract';
import type { Outcome } from '@jara/server';
import { type Db, inTransaction, type Transaction } from '@jara/server/db';
import { doOnce, type StoredAnswer } from '@jara/server/idempotency';
import type { Limits } from '@jara/server/limits';
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

/**
 * Each new key may leave a row for two days, so they are counted: by owner, and for guests by where they call from. A
 * repeat leaves nothing and costs nothing. ADR 19 has the sums.
 */
const NEW_KEYS_AN_HOUR = { customer: 240, guests: 5_000, staff: 3_000 };

/** Of what the contract has read, so that another spelling of the same request is the same request. */
const hashOf = ({ params, query, body }: FastifyRequest) =>
  createHash('sha256')
    .update(JSON.stringify([params, query, body]))
    .digest('base64url');

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'counter'>;
  readonly newKeysAnHour?: typeof NEW_KEYS_AN_HOUR;
};

export function answerRepeats(app: FastifyInstance, { db, now, limits, newKeysAnHour = NEW_KEYS_AN_HOUR }: Deps): void {
  const keysOf = (who: keyof typeof NEW_KEYS_AN_HOUR) =>
    limits.counter({ name: `new-keys-${who}`, most: newKeysAnHour[who], windowSeconds: 3_600 });
  const [ofCustomer, ofGuests, ofStaff] = [keysOf('customer'), keysOf('guests'), keysOf('staff')];
  const countKey = (owner: string, { shopper, staff, origin }: NonNullable<FastifyRequest['caller']>) => {
    if (staff) return ofStaff(owner);
    return shopper && 'guestId' in shopper ? ofGuests(origin) : ofCustomer(owner);
  };

  app.decorate('answerOnce', async (request, endpoint, work) => {
    const { caller } = request;
    const owner = caller?.owner;
    if (!caller || owner === undefined) throw new Error(`${endpoint} is idempotent, so it needs a caller`);
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return inTransaction(db, work);
    const countAndWork: Work = async (tx) => {
      const counted = countKey(owner, caller);
      return counted.ok ? work(tx) : counted;
    };
    return doOnce(db, { owner, endpoint, key, request_hash: hashOf(request) }, now(), countAndWork);
  });
}

/** The bytes of the first answer, whether it was given just now or before. */
export function sendStored(reply: FastifyReply, outcome: Outcome<StoredAnswer, FailureCode>): FastifyReply {
  if (!outcome.ok) return sendFailure(reply, outcome);
  const { status, body } = outcome.data;
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
