import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GaugeReader } from './meter.ts';
import { observe, openMeter } from './record.ts';

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A proxy, and a front door, name whom they ask for: that is somebody from outside. */
const isAllowed = ({ headers }: Pick<IncomingMessage, 'headers'>, token: string) =>
  headers['x-forwarded-for'] === undefined && isSame(headers.authorization ?? '', `Bearer ${token}`);

type Options = {
  readonly token: string | undefined;
  readonly gauges?: GaugeReader;
  /** An answer that stays open says nothing by how long it took. */
  readonly staysOpen: (request: FastifyRequest) => boolean;
};

/** `/metrics` for a caller with the token; without a token the route does not exist, and nothing is measured. */
export async function serveMetrics(app: FastifyInstance, { token, gauges, staysOpen }: Options): Promise<void> {
  if (!token) return;
  const meter = await openMeter();
  if (gauges) {
    const stop = meter.read(gauges);
    app.addHook('onClose', async () => stop());
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown' } = request.routeOptions;
    if (!staysOpen(request) || reply.statusCode !== 200) {
      const labels = { method: request.method, route, status: reply.statusCode };
      observe('http_request_duration_seconds', labels, reply.elapsedTime / 1_000);
    }
    done();
  });
  app.get('/metrics', { schema: {} }, async (request, reply) => {
    if (!isAllowed(request, token)) return reply.callNotFound();
    return reply.type(meter.contentType).send(await meter.text());
  });
}

type Answering = { readonly token: string | undefined; readonly gauges: GaugeReader };

/** The same for a process that has no router: `answer` gives false for anything but `/metrics`. */
export async function answerMetrics({ token, gauges }: Answering) {
  if (!token) return { answer: () => false, stop: () => undefined };
  const meter = await openMeter();
  const stop = meter.read(gauges);
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== '/metrics' || !isAllowed(request, token)) return false;
    meter.text().then(
      (text) => response.writeHead(200, { 'content-type': meter.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
    return true;
  };
  return { answer, stop };
}
