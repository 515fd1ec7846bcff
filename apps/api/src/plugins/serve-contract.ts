import type { DataToSend, Endpoint, EndpointTable, ParsedRequestOf } from '@jara/contract';
import { failure, problemWords, success } from '@jara/contract';
import type { Dependencies, Outcome } from '@jara/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sendFailure } from './answer-failures.ts';
import { cacheKey } from './cache-key.ts';
import { type Caller, callerOf } from './caller.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Set on an answer that may be kept until one of these changes. */
    dependsOn?: Dependencies;
  }
}

/** Requests are parsed and replies are checked and serialised by the contract's own schemas. */
export function useContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input: unknown) => {
    const parsed = schema.safeParse(input, { error: problemWords });
    return parsed.success ? { value: parsed.data } : { error: parsed.error };
  });
  // Many clients name JSON whenever they post; where there is nothing to read, nothing is what they sent.
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : readJson(request, String(body), done),
  );
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
type AnyTime = 'NOT_SIGNED_IN' | 'TOO_MANY_REQUESTS' | 'BUSY';

type Handler<E extends Endpoint> = (
  request: ParsedRequestOf<E>,
  caller: Caller<E>,
) => Promise<Outcome<DataToSend<E>, E['failures'][number] | AnyTime>>;

type Handlers<Table extends EndpointTable> = { readonly [Name in keyof Table]: Handler<Table[Name]> };

/** A route for every endpoint of the table: a missing or extra handler does not compile. */
export function serve<Table extends EndpointTable>(
  app: FastifyInstance,
  table: Table,
  handlers: Handlers<Table>,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const { params, query, headers, body } = endpoint;
    const handle = handlers[name] as Handler<Endpoint>;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: endpoint.cached ? { cacheKey: (request) => cacheKey(endpoint, request) } : {},
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(headers && { headers }),
        ...(body && { body }),
        response: { 200: success(endpoint.data), '4xx': failure, '5xx': failure },
      },
      // Before the input is looked at: whoever may not ask learns nothing about it.
      async preValidation(request, reply) {
        const caller = await callerOf(endpoint, request, reply);
        if (!caller.ok) return sendFailure(reply, caller);
        request.caller = caller.data;
      },
      async handler(request: FastifyRequest, reply) {
        const outcome = await handle(
          request as unknown as ParsedRequestOf<Endpoint>,
          request.caller as Caller<Endpoint>,
        );
        if (!outcome.ok) return sendFailure(reply, outcome);
        if (outcome.dependsOn) reply.dependsOn = outcome.dependsOn;
        return reply.send({ status: 'success', message: outcome.message ?? 'Done', data: outcome.data });
      },
    });
  }
}
