import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: none of these takes one before it is listened on. */
const FIRST = 11_000;
/** Processes that ask at the same time have process ids near each other, so each chooses among ports of its own. */
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

let last = randomInt(SHARE);

/** A port to listen on later. A process is given the same one again only after all others of its share. */
export async function freeLoopbackPort(): Promise<number> {
  const share = FIRST + SHARE * (process.pid % SHARES);
  for (let tried = 0; tried < SHARE; tried++) {
    last = (last + 1) % SHARE;
    const port = share + last;
    const reason = await listenError(port, '127.0.0.1');
    if (reason === undefined) return port;
    if (reason !== 'EADDRINUSE') throw new Error(`No free port on loopback: ${reason}`);
  }
  throw new Error(`No free port on loopback from ${share} to ${share + SHARE - 1}.`);
}
