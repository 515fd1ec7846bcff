import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressOfRunningPostgres } from '@jara/server/embedded';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../env.ts';
import { type OpenedDatabase, openProjectDatabase, postgresFolder, withProjectDatabase } from './database.ts';
import { freeLoopbackPort } from './ports.ts';

describe('the database for a command', () => {
  let folder: string;
  let env: ReturnType<typeof readEnvironment>;
  let open: OpenedDatabase | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(await realpath(tmpdir()), 'jara-command-'));
    await chmod(folder, 0o755);
    env = readEnvironment({ DATA_FOLDER: folder, POSTGRES_PORT: String(await freeLoopbackPort()) });
  });
  afterEach(async () => {
    await open?.stop();
    open = undefined;
    await rm(folder, { recursive: true, force: true });
  });

  it('is the one of a running Jara, which goes on', async () => {
    open = await openProjectDatabase(env, () => undefined);
    const { url } = open;
    expect(await withProjectDatabase(env, async (given) => given)).toBe(url);
    expect(await addressOfRunningPostgres(postgresFolder(folder))).toBe(url);
  });

  it('is started for the work and stopped after it when none runs', async () => {
    await withProjectDatabase(env, async (given) => {
      expect(await addressOfRunningPostgres(postgresFolder(folder))).toBe(given);
    });
    expect(await addressOfRunningPostgres(postgresFolder(folder))).toBeUndefined();
  });
});
