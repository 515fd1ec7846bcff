import { applicationAddress } from '@jara/server/db';
import { addressOfRunningPostgres } from '@jara/server/embedded';
import type { Environment } from '../env.ts';
import { checkApplicationAddress, checkExternalDatabase } from './external-database.ts';
import { postgresFolder, startOwnPostgres } from './own-postgres.ts';

type Addresses = Pick<Environment, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_LISTEN_URL'>;
type Options = Addresses & Pick<Environment, 'DATA_FOLDER' | 'POSTGRES_PORT'>;

/** The owner's address of the database of DATABASE_URL, once it has answered, and what it is. */
export async function checkedDatabase(
  address: string,
  ownersAddress: string | undefined,
): Promise<{ readonly url: string; readonly about: string }> {
  const name = ownersAddress === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  const url = ownersAddress ?? address;
  return { url, about: `PostgreSQL ${await checkExternalDatabase(url, name)} of ${name}` };
}

/** The owner's address of the PostgreSQL of a running Jara. */
export const addressOfOwnPostgres = ({ DATA_FOLDER }: Options): Promise<string | undefined> =>
  addressOfRunningPostgres(postgresFolder(DATA_FOLDER));

/** With which API and worker connect: as a role that may read and write rows and nothing else. */
export async function addressForProcesses(env: Addresses, ownerUrl: string): Promise<string> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_LISTEN_URL } = env;
  if (DATABASE_URL === undefined || DATABASE_OWNER_URL === undefined) return applicationAddress(ownerUrl);
  const isPooled = DATABASE_LISTEN_URL !== undefined;
  await checkApplicationAddress(DATABASE_URL, { isPooled });
  if (isPooled) await checkApplicationAddress(DATABASE_LISTEN_URL, { name: 'DATABASE_LISTEN_URL' });
  return DATABASE_URL;
}

/** For commands beside a running Jara: uses its database, or starts it for as long as the work takes. */
export async function withProjectDatabase<T>(env: Options, work: (url: string) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = env;
  if (DATABASE_URL !== undefined) return work((await checkedDatabase(DATABASE_URL, DATABASE_OWNER_URL)).url);
  const running = await addressOfOwnPostgres(env);
  if (running !== undefined) return work(running);
  const started = await startOwnPostgres(env, (line) => process.stdout.write(`${line}\n`));
  try {
    return await work(started.url);
  } finally {
    await started.stop();
  }
}
