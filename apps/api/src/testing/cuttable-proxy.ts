import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to the database that a test can cut, silence and mend, as a network or a crash would. */
export async function cuttableProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let silenced: string | undefined;

  const server = createServer((inbound) => {
    if (isCut) return inbound.destroy();
    const outbound = connect(Number(target.port || 5432), target.hostname);
    // A connection names itself in the first thing that it says.
    let name = '';
    inbound.once('data', (hello) => {
      name = hello.toString('latin1');
    });
    const isSilent = () => silenced !== undefined && name.includes(silenced);
    for (const [one, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => isSilent() || other.write(chunk));
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one) && other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      drop();
    },
    /** Both ends of the connections of this application stay open, and nothing comes through any more. */
    silence(application: string) {
      silenced = application;
    },
    mend() {
      isCut = false;
      silenced = undefined;
    },
    async close() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
