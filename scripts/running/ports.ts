import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from '@jara/server/embedded';

/** Who could be there already: a server on loopback, on every IPv4 address, or on every address. */
const HOSTS = ['127.0.0.1', '0.0.0.0', '::'];
/** A host without IPv6 has no '::' to be taken. */
const NO_SUCH_ADDRESS = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/** Listens for a moment; gives the port, or why that is not possible. */
async function tryPort(port: number, host: string): Promise<{ port: number } | { code: string }> {
  const server = createServer();
  server.listen({ port, host, exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? 'UNKNOWN' };
  }
  const { port: taken } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return { port: taken };
}

/** Refuses with the port's number and the variable that changes it. */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    for (const host of HOSTS) {
      const result = await tryPort(port, host);
      if ('port' in result || NO_SUCH_ADDRESS.has(result.code)) continue;
      if (result.code === 'EACCES') {
        throw new Refusal(`Port ${port} may not be used by this user: choose one above 1023 with ${name}=….`);
      }
      throw new Refusal(
        `Port ${port} is taken by another program: choose a free one with ${name}=… or stop that program.`,
      );
    }
  }
}

export async function freeLoopbackPort(): Promise<number> {
  const result = await tryPort(0, '127.0.0.1');
  if ('code' in result) throw new Error(`No free port on loopback: ${result.code}`);
  return result.port;
}
