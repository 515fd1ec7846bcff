import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { OperatorError } from '../../process/operator-error.ts';

const run = promisify(execFile);

/** Who PostgreSQL runs as. */
export type Account = { readonly uid: number; readonly gid: number };

const CANDIDATES = ['postgres', '_postgres', 'nobody', 'daemon'];

async function numberOf(kind: '-u' | '-g', name: string): Promise<number | undefined> {
  const { stdout } = await run('id', [kind, name]).catch(() => ({ stdout: '' }));
  return stdout === '' ? undefined : Number(stdout);
}

/** PostgreSQL refuses to run as root; then an account of the system without rights is borrowed. Else: undefined. */
export async function accountForRoot(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of CANDIDATES) {
    const [uid, gid] = await Promise.all([numberOf('-u', name), numberOf('-g', name)]);
    if (uid !== undefined && gid !== undefined && uid !== 0) return { uid, gid };
  }
  throw new OperatorError(
    `PostgreSQL does not run as root and none of the accounts ${CANDIDATES.join(', ')} exists here: start as an ordinary user.`,
  );
}

/** As `spawn` wants it: macOS writes the number of `nobody` as 4294967294 where the call takes -2. */
export function spawnIdentity(account: Account | undefined): { uid?: number; gid?: number } {
  return account === undefined ? {} : { uid: account.uid | 0, gid: account.gid | 0 };
}

/** Nothing of the caller's environment: a PGDATA or PGPORT of the shell must not reach our own PostgreSQL. */
export const PLAIN_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Whether the account can run a command; trying is the only true test of every folder on the way to it. */
export function canRun(account: Account, command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...spawnIdentity(account),
      cwd: '/',
      env: PLAIN_ENVIRONMENT,
      stdio: 'ignore',
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
