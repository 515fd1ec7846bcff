import path from 'node:path';
import { migrate } from '@jara/server/db';
import { Refusal, stopAbandonedPostgres } from '@jara/server/embedded';
import { portsOf, readEnvironment } from '../env.ts';
import { openProjectDatabase, postgresFolder } from './database.ts';
import { addDemoCustomers, areTilesDrawn, drawTiles, loadDemoCity, missingDemo } from './demo-city.ts';
import { becomeTheOnlyRun } from './only-run.ts';
import { checkPorts } from './ports.ts';
import { type Keeper, startProgram, unexpectedEnd } from './program.ts';
import { createProgress } from './progress.ts';
import type { Run } from './run-until-stopped.ts';
import { type Mode, type Plan, planServices, untilReady } from './services.ts';
import { buildStorefront, isStorefrontBuilt } from './storefront-build.ts';
import { say } from './terminal.ts';
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

  const keeper: Keeper = {
    signal: run.signal,
    onStart: (program) => {
      run.onStop(() => program.stop());
      onlyRun.note(program).catch(run.fail);
    },
  };
  /** A program that must live as long as the run. */
  const keep = async (plan: Plan) => {
    const program = await startProgram({ ...plan, ...keeper, logs });
    void program.ended.then(async (how) => {
      run.fail(await unexpectedEnd(program, how));
    });
  };

  const prepareDatabase = async () => {
    const opening = openProjectDatabase(env, say);
    run.onStop(() =>
      opening.then(
        (opened) => opened.stop(),
        () => undefined,
      ),
    );
    const database = await step(
      'Database',
      () => opening,
      ({ about }) => about,
    );
    void database.own?.exited.then(() => {
      run.fail(new Refusal(`PostgreSQL has ended unexpectedly; its log is ${database.own?.log}`));
    });
    run.signal.throwIfAborted();
    await step('Tables', () => migrate(database.url));
    run.signal.throwIfAborted();
    if (env.DEMO_DATA === '0') return database.url;
    const missing = await missingDemo(database.url);
    if (missing.catalog) await step('Demo vendors and menus', (report) => loadDemoCity(database.url, report));
    if (missing.customers) await addDemoCustomers(database.url);
    return database.url;
  };
  const preparePictures = async () => {
    if (env.DEMO_DATA === '0' || (await areTilesDrawn(media))) return;
    await step('Pictures', (report) => drawTiles(media, report));
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
    for (const plan of plans) await keep(plan);
    await untilReady(plans, run.signal);
  });
  if (inbox !== undefined) say(`Codes arrive at ${inbox}`);
  say(`Jara is ready at http://localhost:${PORT}/store`);
}
