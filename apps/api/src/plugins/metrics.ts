import { courierEndpoints, orderEndpoints } from '@jara/contract';
import { measurePool } from '@jara/server/db';
import { type GaugeReader, observe, serveMetrics } from '@jara/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where orders are placed. */
const CHECKOUTS: ReadonlyMap<string, string> = new Map([
  [orderEndpoints.createOrder.path, 'cart'],
  [courierEndpoints.createPackageOrder.path, 'package'],
]);

/** A refusal says what the customer can do; a failure is ours. */
function outcomeOf(status: number): 'placed' | 'refused' | 'failed' {
  if (status < 300) return 'placed';
  return status < 500 ? 'refused' : 'failed';
}

const checkoutOf = ({ method, routeOptions }: FastifyRequest) =>
  method === 'POST' ? CHECKOUTS.get(routeOptions.url ?? '') : undefined;

/** What the API knows of itself: requests, orders that are placed, open streams and connections. */
export async function measureApi(
  app: FastifyInstance,
  token: string | undefined,
  pool: Parameters<typeof measurePool>[0],
  ofReplica: GaugeReader,
): Promise<void> {
  if (!token) return;
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const kind = checkoutOf(request);
    if (kind) observe('checkout_duration_seconds', { kind, outcome: outcomeOf(statusCode) }, elapsedTime / 1_000);
    done();
  });
  await serveMetrics(app, {
    token,
    staysOpen: ({ routeOptions }) => routeOptions.config.staysOpen === true,
    async gauges(set) {
      set('event_streams_open', {}, app.eventStreams.size);
      measurePool(pool, set);
      await ofReplica(set);
    },
  });
}
