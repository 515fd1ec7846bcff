import type { FastifyInstance } from 'fastify';

/** W3C Trace Context and Baggage. */
const NAMES = ['traceparent', 'tracestate', 'baggage'];

/** A stranger's word for the trace that a request is of goes no further, whether we trace or not: those behind us would believe it. */
export function refuseForeignTraces(app: FastifyInstance, isTrusted: (address: string | undefined) => boolean): void {
  app.addHook('onRequest', ({ raw: { socket }, headers }, _reply, done) => {
    for (const name of NAMES) if (headers[name] !== undefined && !isTrusted(socket.remoteAddress)) delete headers[name];
    done();
  });
}
