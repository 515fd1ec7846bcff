import type { DataToSend, Endpoint, EndpointTable, ParsedRequestOf } from '@jara/contract';
import { failure, headersOf, problemText, success } from '@jara/contract';
import { type Dependencies, type Outcome, Serialized, succeed } from '@jara/server';
import { asCaller, type Transaction } from '@jara/server/db';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sendFailure } from './answer-failures.ts';
import { cacheKey } from './cache-key.ts';
import { createCallTurns } from './call-turns.ts';
import { type Caller, callerOf, databaseCaller } from './caller.ts';
import { sendStored } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media types of the file that an endpoint takes. */
    fileTypes?: readonly string[];
  }
  interface FastifyReply {
    /** Set on an answer that may be cached until one of these changes. */
    dependsOn?: Dependencies;
  }
}

/** Requests are parsed and replies are checked and serialised by the contract's own schemas. */
export function useContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input: unknown) => {
    const parsed = schema.safeParse(input, { error: problemText });
    return parsed.success ? { value: parsed.data } : { error: parsed.error };
  });
  // Many clients name JSON whenever they post; where there is nothing to read, nothing is what they sent.
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : readJson(request, String(body), done),
  );
  // A file is read as it is, where the endpoint takes one of its type.
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (request, body, done) => {
    const type = request.headers['content-type'] ?? '';
    const { fileTypes = [] } = request.routeOptions.config;
    if (fileTypes.includes(type)) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type));
  });
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (answer) =>
        JSON.stringify(schema.parse(answer)),
  );
}

const setLater = (): never => {
  throw new Error('useContract sets how requests are parsed and replies serialised');
};

/** Told so, Fastify does not load its own compilers for JSON Schema: a hundred modules less at the start. */
export const withoutJsonSchema = { compilersFactory: { buildValidator: setLater, buildSerializer: setLater } };

/** Refusals that every endpoint may give, as the contract's document says. */
type AnyTime = 'NOT_SIGNED_IN' | 'INVALID_INPUT' | 'TOO_MANY_REQUESTS' | 'BUSY';

type Result<E extends Endpoint> = Promise<Outcome<DataToSend<E>, E['failures'][number] | AnyTime>>;
type PlainHandler<E extends Endpoint> = (
  request: ParsedRequestOf<E>,
  caller: Caller<E>,
) => Promise<Outcome<DataToSend<E> | Serialized, E['failures'][number] | AnyTime>>;
/** The transaction comes first: work that leaves it out is an unused parameter, which the linter refuses. */
type IdempotentHandler<E extends Endpoint> = (
  tx: Transaction,
  request: ParsedRequestOf<E>,
  caller: Caller<E>,
) => Result<E>;
/**
 * Reliability rule 8: the provider is called after the commit. What the transaction made, a reference for example, is
 * stored under the key; the answer is made from it for the first call and for each repeat, so it must bear a repeat.
 */
type ProviderHandler<E extends Endpoint, Stored = unknown> = {
  inTransaction(
    tx: Transaction,
    request: ParsedRequestOf<E>,
    caller: Caller<E>,
  ): Promise<Outcome<Stored, E['failures'][number] | AnyTime>>;
  afterCommit(stored: Stored, request: ParsedRequestOf<E>, caller: Caller<E>): Result<E>;
};
type Handler<E extends Endpoint> = E extends { readonly callsProvider: true }
  ? ProviderHandler<E>
  : E extends { readonly idempotent: true }
    ? IdempotentHandler<E>
    : PlainHandler<E>;

/** Keeps what is stored and what is read back of one type. */
export const providerHandler = <E extends Endpoint, Stored>(handler: ProviderHandler<E, Stored>): ProviderHandler<E> =>
  handler;

type Handlers<Table extends EndpointTable> = { readonly [Name in keyof Table]: Handler<Table[Name]> };

const envelope = ({ data, message = 'Done' }: { readonly data: unknown; readonly message?: string }) => ({
  status: 'success',
  message,
  data,
});

const sendSerialized = (reply: FastifyReply, { json }: Serialized) =>
  reply
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(envelope({ data: 0 })).replace('"data":0', () => `"data":${json}`));

const NO_FILE = new Uint8Array();

/** What the request brings, parsed; its file, where the endpoint takes one. */
function parsedOf({ file }: Endpoint, request: FastifyRequest): ParsedRequestOf<Endpoint> {
  const parsed = request as unknown as ParsedRequestOf<Endpoint>;
  if (!file) return parsed;
  const { params, query, headers, body } = parsed;
  const bytes = Buffer.isBuffer(body) ? body : NO_FILE;
  const sent = { type: request.headers['content-type'] ?? '', bytes };
  return { params, query, headers, body: undefined, file: sent as unknown as undefined };
}

const inTurn = createCallTurns();

/** Calls that may wait for a provider stand in a line of their own: a provider that hangs delays nothing else. */
const turnOf = (name: string, { asksProvider, callsProvider }: Endpoint, owner: string | undefined) =>
  owner !== undefined && (asksProvider || callsProvider) ? `${owner} ${name}` : owner;

/** A route for every endpoint of the table: a missing or extra handler does not compile. */
export function serve<Table extends EndpointTable>(
  app: FastifyInstance,
  table: Table,
  handlers: Handlers<Table>,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const { params, query, body } = endpoint;
    const headers = headersOf(endpoint);
    const answer = success(endpoint.data);
    const respond = async (request: FastifyRequest, reply: FastifyReply, caller: Caller<Endpoint>) => {
      const parsed = parsedOf(endpoint, request);
      if (endpoint.callsProvider) {
        const { inTransaction, afterCommit } = handlers[name] as unknown as ProviderHandler<Endpoint>;
        const work = async (tx: Transaction) => {
          const outcome = await inTransaction(tx, parsed, caller);
          return outcome.ok ? succeed({ status: 200, body: JSON.stringify(outcome.data) }) : outcome;
        };
        const stored = await app.answerOnce(request, name, work);
        if (!stored.ok) return sendFailure(reply, stored);
        const outcome = await afterCommit(JSON.parse(stored.data.body), parsed, caller);
        return outcome.ok ? reply.send(envelope(outcome)) : sendFailure(reply, outcome);
      }
      if (endpoint.idempotent) {
        const handle = handlers[name] as IdempotentHandler<Endpoint>;
        const work = async (tx: Transaction) => {
          const outcome = await handle(tx, parsed, caller);
          return outcome.ok ? succeed({ status: 200, body: JSON.stringify(answer.parse(envelope(outcome))) }) : outcome;
        };
        return sendStored(reply, await app.answerOnce(request, name, work));
      }
      const outcome = await (handlers[name] as PlainHandler<Endpoint>)(parsed, caller);
      if (!outcome.ok) return sendFailure(reply, outcome);
      if (outcome.dependsOn) reply.dependsOn = outcome.dependsOn;
      if (outcome.data instanceof Serialized) return sendSerialized(reply, outcome.data);
      return reply.send(envelope(outcome));
    };
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.file && { bodyLimit: endpoint.file.mostBytes }),
      config: {
        ...(endpoint.cached && { cacheKey: (request: FastifyRequest) => cacheKey(endpoint, request) }),
        ...(endpoint.file && { fileTypes: endpoint.file.types }),
      },
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(headers && { headers }),
        ...(body && { body }),
        response: { 200: answer, '4xx': failure, '5xx': failure },
      },
      // Before the input is parsed: an unauthorised caller learns nothing about it.
      async preValidation(request, reply) {
        const caller = await callerOf(endpoint, request, reply);
        if (!caller.ok) return sendFailure(reply, caller);
        request.caller = caller.data;
      },
      async handler(request: FastifyRequest, reply) {
        const caller = request.caller as Caller<Endpoint>;
        return inTurn(turnOf(name, endpoint, request.caller?.owner), () =>
          asCaller(databaseCaller(caller), () => respond(request, reply, caller)),
        );
      },
    });
  }
}
