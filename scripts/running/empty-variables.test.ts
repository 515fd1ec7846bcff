import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ENVIRONMENT_READERS, readEnvironments } from '../gate/environments.ts';
import { ROOT } from '../root.ts';

/** What a process cannot be without. */
const NEEDED: NodeJS.ProcessEnv = {
  DATABASE_URL: 'postgres://jara_app@127.0.0.1/jara',
  APP_SECRET: 'a secret that only tests know, of 32 letters and more',
  ALLOW_SANDBOX: '1',
  STOREFRONT_URL: 'http://127.0.0.1:3001',
  STOREFRONT_BUILD: 'dist',
};

afterEach(() => vi.unstubAllEnvs());

/** All that a file of environment has to say about these variables: what it reads as it is loaded, and when it is asked. */
async function readWith(file: string, variables: NodeJS.ProcessEnv): Promise<unknown> {
  vi.resetModules();
  for (const name of Object.keys(process.env)) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const module = (await import(path.join(ROOT, file))) as Record<string, unknown>;
  const { env, testEnvironment } = module;
  const read = (module['readEnv'] ?? module['readEnvironment']) as ((from: object) => unknown) | undefined;
  return { env, testEnvironment, read: read?.(variables) };
}

const { read: variablesOf } = readEnvironments();

test.each(Object.entries(ENVIRONMENT_READERS))('an empty variable counts as none in %s', async (file, reader) => {
  const names = [...(variablesOf.get(reader)?.keys() ?? [])];
  const needed = Object.fromEntries(names.flatMap((name) => (NEEDED[name] ? [[name, NEEDED[name]]] : [])));
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(names.length).toBeGreaterThan(1);
  expect(await readWith(file, { ...empty, ...needed })).toEqual(await readWith(file, needed));
});
