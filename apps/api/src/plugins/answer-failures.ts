import { FAILURES, type Failure, type FailureCode } from '@jara/contract';
import { type Refusal, refuse } from '@jara/server';
import { isDatabaseBusy, tooManyCalls } from '@jara/server/db';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { isDatabaseUnreachable } from './database-unreachable.ts';

/** In seconds: what is merely busy or unavailable is worth trying again soon. */
const A_MOMENT = 2;

type AnyRefusal = Refusal<FailureCode>;

/** A request that cannot be read: no field of it is to blame. */
export const UNREADABLE_REQUEST = refuse('INVALID_INPUT', { problems: [] });

const REFUSAL_OF_FRAMEWORK_ERROR: Readonly<Record<string, AnyRefusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refuse('BODY_TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse('UNSUPPORTED_MEDIA_TYPE'),
};

/** The body of a failed call. */
export const failureBody = ({ code, data }: AnyRefusal) =>
  ({ status: 'failed', message: FAILURES[code].message, code, ...(data && { data }) }) as Failure;

/** The envelope of a failure; what is busy or unavailable also says when to try again. */
export function sendFailure(reply: FastifyReply, refusal: AnyRefusal): FastifyReply {
  const { status } = FAILURES[refusal.code];
  if (status === 503 || status === 429) reply.header('retry-after', String(refusal.retryAfterSeconds ?? A_MOMENT));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureBody(refusal));
}

const problemsOf = (error: ZodError) =>
  error.issues.slice(0, 20).map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

function answer(error: FastifyError | ZodError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A ZodError that carries a validation context speaks of the request; any other is a reply of ours that is wrong.
  if (error instanceof ZodError && 'validationContext' in error)
    return sendFailure(reply, refuse('INVALID_INPUT', { problems: problemsOf(error) }));
  // A client that disconnects during a request is among them: its response is written and not read.
  const isCallersFault = 'statusCode' in error && (error.statusCode ?? 500) < 500;
  if (isCallersFault) {
    request.log.debug({ err: error }, 'the request could not be read');
    return sendFailure(reply, REFUSAL_OF_FRAMEWORK_ERROR[error.code] ?? UNREADABLE_REQUEST);
  }
  const tooMany = tooManyCalls(error);
  if (tooMany) {
    request.log.info({ err: error }, 'a caller has too many calls under way');
    const { retryAfterSeconds } = tooMany;
    return sendFailure(reply, { ...refuse('TOO_MANY_REQUESTS'), retryAfterSeconds });
  }
  if (isDatabaseBusy(error)) {
    request.log.warn({ err: error }, 'a call has waited too long for what it shares with others');
    return sendFailure(reply, refuse('BUSY'));
  }
  if (isDatabaseUnreachable(error)) {
    request.log.warn({ err: error }, 'the database cannot be reached');
    return sendFailure(reply, refuse('UNAVAILABLE'));
  }
  request.log.error({ err: error }, 'unexpected failure');
  return sendFailure(reply, refuse('UNEXPECTED'));
}

/** Whatever goes wrong, the caller gets the envelope: a code for programs and a sentence for a person. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ZodError>(answer);
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, refuse('ROUTE_NOT_FOUND')));
}

/** Failures that Fastify meets before there is a route, such as a URL that cannot be decoded. */
answerFailures.frameworkError = answer;
