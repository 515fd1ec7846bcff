import { openDatabase, refuseOwner } from '@jara/server/db';
import { OperatorError } from '@jara/server/process';

const OLDEST_MAJOR = 15;

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that network',
  '28P01': 'the password is wrong',
  '28000': 'this user is not let in',
  '3D000': 'there is no such database',
  '53300': 'it has no connection to spare',
};

/** The address as it may be shown: without the password. */
function shown(address: string): string {
  const { username, host, pathname } = new URL(address);
  return `${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return REASONS[code ?? ''] ?? (/timeout/i.test(message) ? 'it does not answer' : message);
}

/** Makes sure that the PostgreSQL of this variable answers and is new enough; gives its version. */
export async function checkExternalDatabase(address: string, name = 'DATABASE_URL'): Promise<string> {
  const { pool, close } = openDatabase(address, { role: 'owner', max: 1 });
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    // Distributions add their own to it: '15.18 (Debian 15.18-0+deb12u1)'.
    const version = rows[0]?.server_version.split(' ')[0] ?? '';
    if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
      throw new OperatorError(
        `${name} leads to PostgreSQL ${version} at ${shown(address)}, and Jara needs ${OLDEST_MAJOR} or later.`,
      );
    }
    return version;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The database of ${name} cannot be used (${shown(address)}): ${reasonOf(error)}.`, {
      cause: error,
    });
  } finally {
    await close();
  }
}

type ApplicationAddress = { readonly name?: string; readonly isPooled?: boolean };

const ANSWER_WITHIN_MS = 5_000;

/** Makes sure that API and worker get in with this variable, and that it is not the owner whom they get in as. */
export async function checkApplicationAddress(
  address: string,
  { name = 'DATABASE_URL', isPooled = false }: ApplicationAddress = {},
): Promise<void> {
  const database = openDatabase(address, { role: 'app', max: 1, isPooled });
  try {
    await refuseOwner(database, name);
    await database.ping(ANSWER_WITHIN_MS);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The database of ${name} cannot be used (${shown(address)}): ${reasonOf(error)}.`, {
      cause: error,
    });
  } finally {
    await database.close();
  }
}
