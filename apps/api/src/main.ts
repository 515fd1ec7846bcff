import { refuseDemoInProduction } from '@jara/server/identity';
import { logCrashes } from '@jara/server/log';
import { buildApp } from './build-app.ts';
import { readEnv } from './env.ts';

const LAST_MOMENT_MS = 9_000;

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const env = readEnv();
  const app = await buildApp(env);
  logCrashes(app.log);

  const stop = (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'stopping');
    // Requests under way finish; a connection that hangs does not hold the process for ever.
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const onWait = (err: unknown) => app.log.warn({ err }, 'the database cannot be asked yet');
  await refuseDemoInProduction(env, { onWait, onDemo: fail });
  await app.listen({ port: env.API_PORT, host: env.API_HOST });
}

main().catch(fail);
