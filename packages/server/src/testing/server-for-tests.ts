import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, stopAbandonedPostgres } from '../db/embedded.ts';
import { noteOfStaleLock } from '../process/index.ts';

/** What is left of a run that was killed is found by it. */
export const TEST_FOLDER_PREFIX = 'jara-test-';

/** The folder of its replica, where there is one. */
export const REPLICA = 'replica';

/** Where databases for tests can be made: an address of an owner who may create them. */
export type TestServer = { readonly url: string; stop(): Promise<void> };

/** What a run left behind that was killed before it could tidy up. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(TEST_FOLDER_PREFIX)) continue;
    const folder = path.join(parent, name);
    const data = path.join(folder, 'postgres');
    // Without a lock it is just being made, or just being removed, by somebody else.
    if ((await noteOfStaleLock(`${data}.claim`)) === undefined) continue;
    await stopAbandonedPostgres(data);
    await stopAbandonedPostgres(path.join(folder, REPLICA));
    await rm(folder, { recursive: true, force: true });
  }
}

/** A PostgreSQL of this test run alone, so that runs side by side do not meet. */
export async function startTestServer(): Promise<TestServer> {
  const parent = await realpath(tmpdir());
  await sweep(parent);
  const folder = await mkdtemp(path.join(parent, TEST_FOLDER_PREFIX));
  // The account that runs PostgreSQL for root must be able to enter.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), port: 0, durable: false });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
