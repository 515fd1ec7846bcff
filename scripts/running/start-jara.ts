import path from 'node:path';
import { readMediaBucket } from '@jara/media';
import { stopAbandonedPostgres } from '@jara/server/embedded';
import { portsOf, readEnvironment } from '../env.ts';
import { consoleBuild } from './console-build.ts';
import { areDemoImagesRendered, renderDemoImagesApart } from './demo-pictures.ts';
import { operatorMessage } from './operator-message.ts';
import { aboutOwnPostgres, type OwnPostgres, postgresFolder, startOwnPostgres } from './own-postgres.ts';
import { checkPorts } from './ports.ts';
import { prepareDatabaseApart } from './prepare-database-apart.ts';
import { type Program, type StartOptions, startProgram } from './program.ts';
import { createProgressPrinter } from './progress-printer.ts';
import { type Build, isBuilt, runBuild } from './run-build.ts';
import type { Run } from './run-until-stopped.ts';
import { type Mode, type Plan, planServices, waitUntilReady } from './services.ts';
import { servicesBuild } from './services-build.ts';
import { acquireSingleInstanceLock } from './single-instance-lock.ts';
import { storefrontBuild } from './storefront-build.ts';
import { createSupervisor } from './supervise.ts';
import { printError, printLine } from './terminal.ts';
import { checkThirdParties } from './third-parties.ts';

/** Everything from an empty folder to a page that shows vendors. Steps that are done already are skipped. */
export async function startJara(run: Run, mode: Mode): Promise<void> {
  const env = readEnvironment();
  const { PORT, DATABASE_URL, DATA_FOLDER } = env;
  const thirdParties = checkThirdParties(env, mode);
  const logs = path.join(DATA_FOLDER, 'logs');
  const media = path.join(DATA_FOLDER, 'media');
  const step = createProgressPrinter((line) => !run.signal.aborted && printLine(line));

  const instanceLock = await acquireSingleInstanceLock(run, DATA_FOLDER, PORT);
  if (DATABASE_URL === undefined) await stopAbandonedPostgres(postgresFolder(DATA_FOLDER));
  await checkPorts(portsOf(env));

  const supervisor = createSupervisor(run);
  let isReady = false;
  /** The next start stops processes of a killed run. A run that is ready does not end when this note fails. */
  const note = (program: Program) =>
    void instanceLock
      .note(program)
      .catch((error: unknown) => (isReady ? printError(operatorMessage(error)) : run.fail(error)));
  const startNoted = (plan: Plan) => startProgram({ ...plan, logs, signal: run.signal, onStart: note });

  const startDatabase = async () => {
    let running: OwnPostgres | undefined;
    const start = () =>
      supervisor.supervise('database', async () => {
        await running?.stop();
        running = await startOwnPostgres(env, printLine);
        return running;
      });
    await step('Database', start, () => aboutOwnPostgres(env));
    run.signal.throwIfAborted();
  };
  const prepareDatabase = async () => {
    if (DATABASE_URL === undefined) await startDatabase();
    return prepareDatabaseApart({ ...startOptions, logs });
  };
  const preparePictures = async () => {
    if (env.DEMO_DATA === '0' || (await areDemoImagesRendered(media, readMediaBucket(env)))) return;
    await step('Pictures', (report) => renderDemoImagesApart(media, { ...startOptions, logs, report }));
  };
  const startOptions: StartOptions = {
    signal: run.signal,
    onStart: (program) => {
      run.onStop(() => program.stop());
      note(program);
    },
  };
  const build = async (label: string, wanted: Build) => {
    if (mode === 'development' || (await isBuilt(wanted))) return;
    await step(label, (report) => runBuild(wanted, { ...startOptions, logs, report }));
  };
  const buildAll = async () => {
    await build('Storefront', storefrontBuild);
    await build('Console', consoleBuild);
    await build('Services', servicesBuild);
  };

  run.signal.throwIfAborted();
  const [databaseUrl] = await Promise.all([prepareDatabase(), preparePictures(), buildAll()]);
  run.signal.throwIfAborted();
  await step('API, worker, storefront and front door', async () => {
    const plans = await planServices({ env, mode, databaseUrl, thirdParties });
    for (const plan of plans) await supervisor.supervise(plan.name, async () => startNoted(plan));
    await waitUntilReady(plans, run.signal);
  });
  isReady = true;
  supervisor.restartFromNow();
  if (thirdParties.inbox !== undefined) printLine(`Codes arrive at ${thirdParties.inbox}`);
  printLine(`Restaurants, riders and support sign in at http://localhost:${PORT}/console`);
  printLine(`Jara is ready at http://localhost:${PORT}/store`);
}
