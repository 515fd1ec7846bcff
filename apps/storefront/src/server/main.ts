import { createServer } from 'node:http';
import { answerHealth, stopOnSignal } from '@jara/lifecycle';
import { answerMetrics, openTracer } from '@jara/telemetry';
import { env } from '@/shared/config/env.ts';
import { readBuiltFiles } from './built-files.ts';
import { forgetOldPictures } from './handlers/optimise-picture.ts';
import { log } from './log.ts';
import { respond } from './respond.ts';

/** Longer than the front door keeps an idle connection: else one may be closed just as a call is sent. */
const IDLE_MS = 72_000;

const files = await readBuiltFiles(new URL('../files.json', import.meta.url));
const tracer = await openTracer(env, log);
// Requests are measured by the front door.
const metrics = await answerMetrics({ token: env.METRICS_TOKEN, gauges: () => undefined });
const draining = new AbortController();
const server = createServer((request, response) => {
  if (answerHealth(request, response, () => !draining.signal.aborted)) return;
  if (!metrics.answer(request, response)) respond(request, response, files, tracer);
});
server.keepAliveTimeout = IDLE_MS;
server.listen(env.PORT, env.HOST);
forgetOldPictures(Date.now()).catch((error: unknown) =>
  process.stderr.write(`Old pictures were not removed: ${String(error)}\n`),
);

async function close(): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
  await tracer?.close();
}

stopOnSignal({ drain: { server, seconds: env.DRAIN_SECONDS, started: draining }, close });
