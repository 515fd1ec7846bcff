import { stopOnSignal } from '@jara/lifecycle';
import { checkAtStart } from '@jara/server/db';
import { refuseDemoInProduction } from '@jara/server/identity';
import { logCrashes } from '@jara/server/log';
import { buildApp } from './build-app.ts';
import { readEnv } from './env.ts';

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const env = readEnv();
  const draining = new AbortController();
  const app = await buildApp(env, { draining: draining.signal });
  logCrashes(app.log);

  stopOnSignal({
    drain: { server: app.server, seconds: env.DRAIN_SECONDS, started: draining },
    onSignal: (signal) => app.log.info({ signal }, 'stopping'),
    close: () => app.close(),
  });

  const onWait = (err: unknown) => app.log.warn({ err }, 'the database cannot be asked yet');
  await checkAtStart(env, (database) => refuseDemoInProduction(env, database), { onWait, onRefusal: fail });
  await app.listen({ port: env.API_PORT, host: env.API_HOST });
}

main().catch(fail);
