import { stopOnSignal } from '@jara/lifecycle';
import { checkAtStart } from '@jara/server/db';
import { refuseDemoInProduction } from '@jara/server/identity';
import { logCrashes, logDestination, logSerializers } from '@jara/server/log';
import { openTracer, traceIdsInLog } from '@jara/telemetry';
import { pino } from 'pino';
import { readEnv } from './env.ts';
import { serveStatus } from './serve-status.ts';
import { startWorker } from './start-worker.ts';

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const env = readEnv();
  const options = { level: env.LOG_LEVEL, base: { service: 'worker' }, serializers: logSerializers };
  const log = pino({ ...options, ...traceIdsInLog(env) }, logDestination);
  logCrashes(log);
  let worker: ReturnType<typeof startWorker> | undefined;
  stopOnSignal({
    onSignal: (signal) => log.info({ signal }, 'stopping'),
    close: async () => worker?.stop(),
  });
  const onWait = (err: unknown) => log.warn({ err }, 'the database cannot be asked yet');
  await checkAtStart(env, (database) => refuseDemoInProduction(env, database), { onWait, onRefusal: fail });
  worker = startWorker(env, log, await openTracer(env, log));
  if (env.WORKER_PORT !== undefined) await serveStatus({ ...env, port: env.WORKER_PORT }, worker);
}

main().catch(fail);
