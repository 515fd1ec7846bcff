import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A request and its answer, as they travelled. */
export type Exchange = { readonly sent: Buffer[]; readonly came: Buffer[] };

export type CountingProxy = {
  readonly port: number;
  /** All that has passed since the last call. Of what is still under way, what has come of it since. */
  take(): Exchange[];
  /** Until nothing has passed for so long. */
  quiet(ms: number): Promise<void>;
  close(): void;
};

/**
 * A plain TCP proxy on loopback: it changes nothing, and sees each byte of both directions. A browser sends a request only
 * when the last one on the connection is answered, so the first bytes after an answer begin the next exchange.
 */
export async function countingProxy(target: number): Promise<CountingProxy> {
  const sockets = new Set<Socket>();
  let exchanges = new Set<Exchange>();
  let whenPassed: () => void = () => undefined;

  function record(client: Socket, server: Socket): void {
    let current: Exchange = { sent: [], came: [] };
    client.on('data', (bytes: Buffer) => {
      if (current.came.length > 0) current = { sent: [], came: [] };
      exchanges.add(current);
      current.sent.push(bytes);
      whenPassed();
    });
    server.on('data', (bytes: Buffer) => {
      exchanges.add(current);
      current.came.push(bytes);
      whenPassed();
    });
  }

  function pass(client: Socket): void {
    const server = connect(target, '127.0.0.1');
    record(client, server);
    client.pipe(server).pipe(client);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }

  const proxy = createServer(pass).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    take() {
      const taken = [...exchanges];
      exchanges = new Set();
      return taken;
    },
    async quiet(ms) {
      const { promise, resolve } = Promise.withResolvers<void>();
      let timer = setTimeout(resolve, ms);
      whenPassed = () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, ms);
      };
      await promise;
      whenPassed = () => undefined;
    },
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
