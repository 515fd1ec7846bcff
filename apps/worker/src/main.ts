import { refuseDemoInProduction } from '@jara/server/identity';
import { logCrashes, logDestination, logSerializers } from '@jara/server/log';
import { listenForMetrics, openTracer, traceIdsInLog } from '@jara/telemetry';
import { pino } from 'pino';
import { readEnv } from './env.ts';
import { startWorker } from './start-worker.ts';

const LAST_MOMENT_MS = 9_000;

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const env = readEnv();
  const options = { level: env.LOG_LEVEL, base: { service: 'worker' }, serializers: logSerializers };
  const log = pino({ ...options, ...traceIdsInLog(env) }, logDestination);
  logCrashes(log);
  const onWait = (err: unknown) => log.warn({ err }, 'the database cannot be asked yet');
  await refuseDemoInProduction(env, { onWait, onDemo: fail });
  const worker = startWorker(env, log, await openTracer(env, log));
  const { METRICS_TOKEN: token, METRICS_PORT: port, METRICS_HOST: host } = env;
  const metrics = token && port && (await listenForMetrics({ token, port, host, gauges: worker.gauges }));

  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
    if (metrics) metrics.close();
    void worker.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch(fail);
