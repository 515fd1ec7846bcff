import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Prometheus metrics for a caller with the token; without a token the route does not exist. */
export async function serveMetrics(app: FastifyInstance, token: string | undefined): Promise<void> {
  if (!token) return;
  // Eighty modules that a start without a token need not wait for.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'event_streams_open',
    help: 'Answers that stay open and send events.',
    registers: [registry],
    collect() {
      this.set(app.eventStreams.size);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown', config } = request.routeOptions;
    if (config.staysOpen && reply.statusCode === 200) return;
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: {} }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
