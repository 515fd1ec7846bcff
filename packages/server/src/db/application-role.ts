import { createHash, createHmac, pbkdf2Sync, randomBytes, scryptSync } from 'node:crypto';
import pg from 'pg';
import { OperatorError } from '../process/operator-error.ts';

const ROLE = 'jara_app';
const CONNECT_WITHIN_MS = 5_000;

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Why nobody gets in with this address; undefined when one does. */
function whyNot(url: string): Promise<string | undefined> {
  return connected(url, async () => undefined).catch((error: unknown) => (error as Error).message);
}

/**
 * The role's password follows from the owner's, so that there is nothing to keep, and every start that knows the owner
 * finds the same. Deriving it is slow by design, so that the owner's cannot be guessed from it.
 */
const passwordFrom = (owners: string) => scryptSync(owners, ROLE, 24).toString('hex');

/** The form in which PostgreSQL keeps a password (RFC 5803). Sent so, it stands in no log of statements. */
function verifierOf(password: string): string {
  const iterations = 4_096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyed = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}

/**
 * The address with which API and worker connect: as the role `jara_app` itself, which may read and write rows and
 * nothing else, and from which there is no way to another. The owner lets it in; the migrations must have made it.
 */
export async function applicationAddress(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  const owners = decodeURIComponent(url.password);
  for (const name of ['user', 'password']) url.searchParams.delete(name);
  url.username = ROLE;
  // An owner without a password is let in by the server's own rules, and so must the role be.
  url.password = owners === '' ? '' : passwordFrom(owners);
  if ((await whyNot(url.href)) === undefined) return url.href;

  const password = url.password === '' ? '' : ` password '${verifierOf(url.password)}'`;
  const refused = await connected(ownerUrl, (client) => client.query(`alter role ${ROLE} login${password}`)).then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  );
  // Somebody else may have done the same in this moment.
  const reason = await whyNot(url.href);
  if (reason === undefined) return url.href;
  throw new OperatorError(
    `The role ${ROLE} is not let into the database (${refused ?? reason}): give it a password and its address as DATABASE_URL, and the owner's as DATABASE_OWNER_URL.`,
  );
}
