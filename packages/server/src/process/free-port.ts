import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { acquireProcessLock } from './process-lock.ts';

/** Below the ports that systems give to outgoing connections: none of these takes one before it is listened on. */
const FIRST = 11_000;
const SHARES = 90;
const SHARE = 100;

/** Listens for a moment; returns the error code if that fails. */
export async function listenError(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  server.listen({ port, host, exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';
  }
  server.close();
  await once(server, 'close');
  return undefined;
}

/** Of one process until it ends: no other is given a port of it on which nobody listens yet. */
async function claimShare(): Promise<number> {
  const folder = path.join(tmpdir(), `jara-ports-${userInfo().uid}`);
  await mkdir(folder, { recursive: true });
  for (let tried = 0; tried < SHARES; tried++) {
    const share = (process.pid + tried) % SHARES;
    const claim = await acquireProcessLock(path.join(folder, String(share)), '');
    // Modules that are loaded anew, as tests do, claim it again.
    if (claim.ok || claim.holder.pid === process.pid) return share;
  }
  throw new Error(`All ${SHARES} shares of ports on loopback are claimed.`);
}

let claimed: Promise<number> | undefined;
let last = randomInt(SHARE);

/** A port to listen on later. A process is given the same one again only after all others of its share. */
export async function freeLoopbackPort(): Promise<number> {
  claimed ??= claimShare();
  const first = FIRST + SHARE * (await claimed);
  for (let tried = 0; tried < SHARE; tried++) {
    last = (last + 1) % SHARE;
    const port = first + last;
    const reason = await listenError(port, '127.0.0.1');
    if (reason === undefined) return port;
    if (reason !== 'EADDRINUSE') throw new Error(`No free port on loopback: ${reason}`);
  }
  throw new Error(`No free port on loopback from ${first} to ${first + SHARE - 1}.`);
}
