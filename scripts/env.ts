import { statfsSync } from 'node:fs';
import path from 'node:path';
import { givenVariables, readVariables } from '@jara/lifecycle';
import { mediaVariables, readMediaBucket } from '@jara/media';
import { OperatorError } from '@jara/server/process';
import { z } from 'zod';
import { nodeOption } from '../tests/e2e/support/clock.ts';
import { ROOT } from './root.ts';

const inProject = (folder: string) => path.resolve(ROOT, folder);

const PORT_SENTENCE = 'must be a port, a whole number from 1 to 65535';
const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, PORT_SENTENCE)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, PORT_SENTENCE)
    .default(fallback);

const database = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
  .optional();

const Environment = z.object({
  PORT: port(3000),
  API_PORT: port(4000),
  SANDBOX_PORT: port(4100),
  POSTGRES_PORT: port(5433),
  /** A PostgreSQL (15 or later) of one's own instead of the one that comes along. */
  DATABASE_URL: database,
  /** Its owner, who makes the tables; without it, DATABASE_URL names the owner. */
  DATABASE_OWNER_URL: database,
  /** Where announcements are heard, where DATABASE_URL leads to a pooler in transaction mode. */
  DATABASE_LISTEN_URL: database,
  /** Where limits are counted; without it, in the database. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }).optional(),
  /** Where people reach the site; without it, localhost and the port. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must look like https://jara.example' }).optional(),
  /** Signs tokens and seals texts; without it, one of its own is made and kept in the data folder. */
  APP_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** Partners whose people may come in, as JSON. */
  THIRD_PARTY_SERVICES: z.string().optional(),
  /** Where the pictures are; without it, in the data folder. */
  ...mediaVariables,
  /** '0' leaves an empty database empty. */
  DEMO_DATA: z.enum(['0', '1'], { error: "must be '0' or '1'" }).default('1'),
  /** Whether third parties without keys may be the sandbox; by default where people do not come by https. */
  ALLOW_SANDBOX: z.enum(['0', '1'], { error: "must be '0' or '1'" }).optional(),
  /** Where the sandbox is, if it is a process by itself; `npm start` has its own, at SANDBOX_PORT. */
  SANDBOX_URL: z.url({ protocol: /^https?$/, error: 'must look like http://sandbox.example:4100' }).optional(),
  /** Where the database, pictures and logs live. */
  DATA_FOLDER: z.string().default('.data').transform(inProject),
  /** Where base backups are put. */
  BACKUP_FOLDER: z.string().default('.data/backups').transform(inProject),
  /** Where the PostgreSQL that comes along puts its log; without it, nowhere. */
  WAL_ARCHIVE_FOLDER: z.string().transform(inProject).optional(),
});

export type Environment = Omit<z.infer<typeof Environment>, 'ALLOW_SANDBOX'> & { readonly ALLOW_SANDBOX: '0' | '1' };

/** What is said of a variable is for the operator, without a stack. */
function inOperatorsWords<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new OperatorError((cause as Error).message, { cause });
  }
}

/** The only place where the scripts read the environment. A wrong value stops with a sentence. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = inOperatorsWords(() => readVariables(Environment, variables));
  if (parsed.DATABASE_OWNER_URL !== undefined && parsed.DATABASE_URL === undefined) {
    throw new OperatorError(
      'DATABASE_OWNER_URL is set and DATABASE_URL, with which API and worker connect, is missing.',
    );
  }
  inOperatorsWords(() => readMediaBucket(parsed));
  if (parsed.DATABASE_LISTEN_URL !== undefined && parsed.DATABASE_OWNER_URL === undefined) {
    throw new OperatorError(
      'DATABASE_LISTEN_URL is set, so DATABASE_URL leads to a pooler, and DATABASE_OWNER_URL, which leads past it, is missing.',
    );
  }
  const { PUBLIC_URL, ALLOW_SANDBOX = PUBLIC_URL?.startsWith('https:') ? '0' : '1' } = parsed;
  const env = { ...parsed, ALLOW_SANDBOX };
  const ports = Object.entries(portsOf(env));
  for (const [index, [name, value]] of ports.entries()) {
    const twin = ports.slice(index + 1).find(([, other]) => other === value);
    if (twin) throw new OperatorError(`${name} and ${twin[0]} are both ${value}: each needs a port of its own.`);
  }
  return env;
}

/** The ports that a start takes, by the variables that change them. */
export function portsOf(env: Environment): Readonly<Record<string, number>> {
  const { PORT, API_PORT, SANDBOX_PORT, POSTGRES_PORT } = env;
  return {
    PORT,
    API_PORT,
    ...(env.ALLOW_SANDBOX === '1' && { SANDBOX_PORT }),
    ...(env.DATABASE_URL === undefined && { POSTGRES_PORT }),
  };
}

/** What every program needs of the system. Named one by one: others that begin with NODE_ or npm_ hold tokens. */
const OF_THE_SYSTEM = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TMPDIR', 'TZ', 'TERM', 'NO_COLOR', 'FORCE_COLOR', 'CI'],
  ...['LANG', 'LANGUAGE', 'LC_ALL', 'LC_COLLATE', 'LC_CTYPE', 'LC_MESSAGES', 'LC_MONETARY', 'LC_NUMERIC', 'LC_TIME'],
  ...['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'NODE_USE_SYSTEM_CA', 'NODE_COMPILE_CACHE', 'NODE_NO_WARNINGS'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'UV_THREADPOOL_SIZE'],
];

/** Of our own environment, what has these names and is not empty. */
export const variablesNamed = (names: readonly string[], from: NodeJS.ProcessEnv = process.env) =>
  givenVariables(names, from);

/** For a script of ours that does a part of this one's work. */
export const allVariables = (): Record<string, string> => variablesNamed(Object.keys(process.env));

/** What a program that we start sees: what the system gives to all, and what is meant for it. */
export function environmentFor(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  // Also where it is empty: to the system, no zone and an empty one are two things.
  return { ...Object.fromEntries(OF_THE_SYSTEM.map((name) => [name, process.env[name]])), ...own };
}

/** From now on every program that this process starts has a clock that is ahead of the machine's. */
export function setClockOfPrograms(aheadMs: number): void {
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'] ?? '', nodeOption(aheadMs)].join(' ').trim();
}

/** A folder that Linux keeps in memory: a database is cloned there in a twentieth of the time that a disk takes. */
const IN_MEMORY = '/dev/shm';
/** All stages together took 1.2 GB at most. */
const ROOM_BYTES = 4 * 1024 ** 3;

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** From now on temporary files of every program that this process starts are kept in memory, where there is room. */
export function keepTemporaryFilesInMemory(): void {
  if (roomIn(IN_MEMORY) >= ROOM_BYTES) process.env['TMPDIR'] ??= IN_MEMORY;
}
