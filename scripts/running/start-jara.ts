import path from 'node:path';
import { migrate } from '@jara/server/db';
import { stopAbandonedPostgres } from '@jara/server/embedded';
import { portsOf, readEnvironment } from '../env.ts';
import { addressForProcesses, type OpenedDatabase, openProjectDatabase, postgresFolder } from './database.ts';
import { addDemoCustomers, areTilesDrawn, drawTiles, loadDemoCity, missingDemo } from './demo-city.ts';
import { explain } from './explain.ts';
import { becomeTheOnlyRun } from './only-run.ts';
import { checkPorts } from './ports.ts';
import { type Keeper, type Program, startProgram } from './program.ts';
import { createProgress } from './progress.ts';
import type { Run } from './run-until-stopped.ts';
import { type Mode, type Plan, planServices, untilReady } from './services.ts';
import { buildStorefront, isStorefrontBuilt } from './storefront-build.ts';
import { createSupervisor } from './supervise.ts';
import { complain, say } from './terminal.ts';
import { checkThirdParties } from './third-parties.ts';

/** Everything from an empty folder to a page that shows vendors. Whatever is done already is not done again. */
export async function startJara(run: Run, mode: Mode): Promise<void> {
  const env = readEnvironment();
  const { PORT, DATABASE_URL, DATA_FOLDER } = env;
  const inbox = checkThirdParties(env, mode);
  const logs = path.join(DATA_FOLDER, 'logs');
  const media = path.join(DATA_FOLDER, 'media');
  const step = createProgress((line) => !run.signal.aborted && say(line));

  const onlyRun = await becomeTheOnlyRun(run, DATA_FOLDER, PORT);
  if (DATABASE_URL === undefined) await stopAbandonedPostgres(postgresFolder(DATA_FOLDER));
  await checkPorts(portsOf(env));

  const supervisor = createSupervisor(run);
  let isReady = false;
  /** The next start stops what a killed run left behind; a run that is under way does not end for want of that. */
  const note = (program: Program) =>
    void onlyRun.note(program).catch((error: unknown) => (isReady ? complain(explain(error)) : run.fail(error)));
  const startNoted = (plan: Plan) => startProgram({ ...plan, logs, signal: run.signal, onStart: note });

  const prepareDatabase = async () => {
    let opened: OpenedDatabase | undefined;
    const open = () =>
      supervisor.keep('database', async () => {
        await opened?.stop();
        opened = await openProjectDatabase(env, say);
        return opened;
      });
    const database = await step('Database', open, ({ about }) => about);
    run.signal.throwIfAborted();
    await step('Tables', () => migrate(database.url));
    run.signal.throwIfAborted();
    const processUrl = await addressForProcesses(env, database.url);
    if (env.DEMO_DATA === '0') return processUrl;
    const missing = await missingDemo(database.url);
    if (missing.catalog) await step('Demo vendors and menus', (report) => loadDemoCity(database.url, report));
    if (missing.customers) await addDemoCustomers(database.url);
    return processUrl;
  };
  const preparePictures = async () => {
    if (env.DEMO_DATA === '0' || (await areTilesDrawn(media))) return;
    await step('Pictures', (report) => drawTiles(media, report));
  };
  const keeper: Keeper = {
    signal: run.signal,
    onStart: (program) => {
      run.onStop(() => program.stop());
      note(program);
    },
  };
  const prepareStorefront = async () => {
    if (mode === 'development' || (await isStorefrontBuilt())) return;
    await step('Storefront', (report) => buildStorefront({ ...keeper, logs, report }));
  };

  run.signal.throwIfAborted();
  const [databaseUrl] = await Promise.all([prepareDatabase(), preparePictures(), prepareStorefront()]);
  run.signal.throwIfAborted();
  await step('API, worker, storefront and front door', async () => {
    const plans = await planServices({ env, mode, databaseUrl, inbox });
    for (const plan of plans) await supervisor.keep(plan.name, async () => startNoted(plan));
    await untilReady(plans, run.signal);
  });
  isReady = true;
  supervisor.restartFromNow();
  if (inbox !== undefined) say(`Codes arrive at ${inbox}`);
  say(`Jara is ready at http://localhost:${PORT}/store`);
}
