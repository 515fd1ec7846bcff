import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationAddress } from '@jara/server/db';
import { freeLoopbackPort } from '@jara/server/process';
import { allVariables, readEnvironment } from '../scripts/env.ts';
import { ROOT } from '../scripts/root.ts';
import { consoleBuild } from '../scripts/running/console-build.ts';
import { type Program, startProgram, unexpectedEnd } from '../scripts/running/program.ts';
import { isBuilt, runBuild } from '../scripts/running/run-build.ts';
import { planServices, waitUntilReady } from '../scripts/running/services.ts';
import { servicesBuild } from '../scripts/running/services-build.ts';
import { storefrontBuild } from '../scripts/running/storefront-build.ts';
import { printLine } from '../scripts/running/terminal.ts';
import { makeEmptyFolder } from './data-folder.ts';
import type { Scope } from './scope.ts';

const READY_WITHIN_MS = 30_000;

/** A program of ours that runs as `npm start` would run it. */
export type Service = { readonly url: string; readonly program: Program; readonly readyAfterMs: number };

async function plan(databaseUrl: string, dataFolder: string, more: Readonly<Record<string, string>> = {}) {
  const [PORT, API_PORT, SANDBOX_PORT, POSTGRES_PORT] = [
    await freeLoopbackPort(),
    await freeLoopbackPort(),
    await freeLoopbackPort(),
    await freeLoopbackPort(),
  ].map(String);
  const env = readEnvironment({ PORT, API_PORT, SANDBOX_PORT, POSTGRES_PORT, DATA_FOLDER: dataFolder });
  const variables = { ...allVariables(), ...more };
  const url = await applicationAddress(databaseUrl);
  const plans = await planServices({ env, mode: 'production', databaseUrl: url, variables });
  return { env, plans, logs: path.join(dataFolder, 'logs') };
}

const keeperOf = (scope: Scope) => ({
  signal: scope.signal,
  onStart: (program: Program) => scope.onEnd(() => program.stop()),
});

async function untilApiReady(url: string, program: Program): Promise<void> {
  let ended: string | undefined;
  void program.ended.then((how) => {
    ended = how;
  });
  for (const end = performance.now() + READY_WITHIN_MS; performance.now() < end; await pause(3)) {
    if (ended !== undefined) throw unexpectedEnd(program, ended);
    const isReady = await fetch(`${url}/readyz`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`${url} was not ready within ${READY_WITHIN_MS / 1000} seconds`);
}

/** All guests of a measurement come from one address. */
const AS_MANY_AS_CAN_BE = { GUEST_CARTS_AN_HOUR: '1000000000' };

/** The API alone, on a database. */
export async function startApi(scope: Scope, databaseUrl: string, dataFolder: string): Promise<Service> {
  await buildWhatIsMissing(scope);
  const { env, plans, logs } = await plan(databaseUrl, dataFolder);
  const [api] = plans.filter(({ name }) => name === 'api');
  if (api === undefined) throw new Error('there is no plan for the API');
  const url = `http://127.0.0.1:${env.API_PORT}`;
  const began = performance.now();
  const program = startProgram({
    ...api,
    ...keeperOf(scope),
    env: { ...api.env, ...AS_MANY_AS_CAN_BE },
    logs,
  });
  await untilApiReady(url, program);
  return { url, program, readyAfterMs: performance.now() - began };
}

/** Where the front door looks for built pages; there are none. */
async function emptyBuild(scope: Scope): Promise<string> {
  const folder = await makeEmptyFolder(scope);
  await mkdir(path.join(folder, 'client/static'), { recursive: true });
  await writeFile(path.join(folder, 'files.json'), '{"inline":{}}');
  await writeFile(path.join(folder, 'page-parameters.json'), '{}');
  return folder;
}

/** What a call passes through, without the pages. */
export async function startApiAndFrontDoor(scope: Scope, databaseUrl: string, dataFolder: string) {
  await buildWhatIsMissing(scope);
  const { env, plans, logs } = await plan(databaseUrl, dataFolder);
  const STOREFRONT_BUILD = await emptyBuild(scope);
  const start = (name: string) => {
    const [found] = plans.filter((each) => each.name === name);
    if (found === undefined) throw new Error(`there is no plan for ${name}`);
    return startProgram({ ...found, ...keeperOf(scope), env: { ...found.env, STOREFRONT_BUILD }, logs });
  };
  const [api, door] = [start('api'), start('front-door')];
  const [url, apiUrl] = [`http://127.0.0.1:${env.PORT}`, `http://127.0.0.1:${env.API_PORT}`];
  await untilApiReady(apiUrl, api);
  await untilApiReady(`${url}/api`, door);
  return { url, apiUrl, api, door };
}

export type Stack = {
  readonly url: string;
  readonly apiUrl: string;
  readonly sandboxUrl: string;
  readonly programs: ReadonlyMap<string, Program>;
};

export async function buildWhatIsMissing(scope: Scope): Promise<void> {
  for (const wanted of [storefrontBuild, consoleBuild, servicesBuild]) {
    if (await isBuilt(wanted)) continue;
    printLine('Building…');
    await runBuild(wanted, { ...keeperOf(scope), logs: path.join(ROOT, '.data/logs'), report: () => undefined });
  }
}

/** All processes, with these variables besides those of the environment. */
export async function startStack(
  scope: Scope,
  databaseUrl: string,
  dataFolder: string,
  variables?: Readonly<Record<string, string>>,
): Promise<Stack> {
  await buildWhatIsMissing(scope);
  const { env, plans, logs } = await plan(databaseUrl, dataFolder, variables);
  const programs = new Map<string, Program>();
  for (const each of plans) programs.set(each.name, startProgram({ ...each, ...keeperOf(scope), logs }));
  await waitUntilReady(plans, scope.signal);
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return { url: at(env.PORT), apiUrl: at(env.API_PORT), sandboxUrl: at(env.SANDBOX_PORT), programs };
}
