import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** What PgBouncer takes when a connection begins; it refuses any other parameter. */
const KNOWN_PARAMETERS = new Set(['user', 'database', 'application_name', 'client_encoding', 'replication']);

type Message = { readonly type: string; readonly body: Buffer; readonly bytes: Buffer };

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Calls with each whole message of the stream (version 3 of the protocol, after its first). */
function eachMessage(onMessage: (message: Message) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const bytes = rest.subarray(0, rest.readInt32BE(1) + 1);
      rest = rest.subarray(bytes.length);
      onMessage({ type: String.fromCharCode(bytes[0] ?? 0), body: bytes.subarray(5), bytes });
    }
  };
}

const text = (body: Buffer, from = 0): string => body.toString('utf8', from, body.indexOf(0, from));

const GREETING = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

const refusal = (name: string) =>
  message('E', Buffer.from(`SFATAL\0C08P01\0Munsupported startup parameter: ${name}\0\0`));

type Client = { readonly socket: Socket; readonly unsent: Buffer[]; server?: Server };
type Server = { readonly socket: Socket; client?: Client };

/**
 * A pooler in transaction mode, as PgBouncer 1.18 is one: each transaction gets the connection that has rested longest, so
 * that what one leaves in a session is missed by the next. Like PgBouncer it refuses parameters that it does not know.
 */
export async function startTransactionPooler(serverUrl: string, connections = 3) {
  const free: Server[] = [];
  const all = new Set<Socket>();
  const waiting: Client[] = [];
  const names = new Set<string>();
  let isOver = false;

  /** Signed in by the driver, which then hears nothing of it any more. */
  async function open(): Promise<void> {
    const signedIn = new pg.Client({ connectionString: serverUrl });
    signedIn.on('error', () => undefined);
    await signedIn.connect();
    const { stream: socket } = (signedIn as unknown as { connection: { stream: Socket } }).connection;
    socket.removeAllListeners('data');
    all.add(socket);
    const server: Server = { socket };
    socket.on(
      'data',
      eachMessage(({ type, body, bytes }) => {
        server.client?.socket.write(bytes);
        // Ready, and in no transaction.
        if (type === 'Z' && body.toString() === 'I') rest(server);
      }),
    );
    rest(server);
  }

  function rest(server: Server): void {
    if (server.client) delete server.client.server;
    delete server.client;
    free.push(server);
    serveNext();
  }

  function serveNext(): void {
    while (free.length > 0 && waiting.length > 0) {
      const [server, client] = [free.shift() as Server, waiting.shift() as Client];
      server.client = client;
      client.server = server;
      for (const bytes of client.unsent.splice(0)) server.socket.write(bytes);
    }
  }

  function send(client: Client, bytes: Buffer): void {
    if (client.server) return void client.server.socket.write(bytes);
    client.unsent.push(bytes);
    if (client.unsent.length === 1) waiting.push(client);
    serveNext();
  }

  /** Whoever leaves in a transaction leaves the connection in it: it goes too. */
  function leave(client: Client): void {
    const place = waiting.indexOf(client);
    if (place >= 0) waiting.splice(place, 1);
    const held = client.server?.socket;
    if (!held || isOver) return;
    delete client.server?.client;
    held.destroy();
    void open();
  }

  const listener = createServer({ noDelay: true }, (socket) => {
    all.add(socket);
    const client: Client = { socket, unsent: [] };
    const read = eachMessage(({ type, body, bytes }) => {
      if (type === 'X') return void socket.end();
      if (type === 'P' && text(body) !== '') names.add(text(body));
      send(client, bytes);
    });
    socket.once('data', (first: Buffer) => {
      const words = first.toString('utf8', 8).split('\0');
      const unknown = words.filter((name, nth) => nth % 2 === 0 && name !== '' && !KNOWN_PARAMETERS.has(name));
      if (unknown[0] !== undefined) return void socket.end(refusal(unknown[0]));
      socket.write(GREETING);
      socket.on('data', read);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => leave(client));
  });
  await Promise.all(Array.from({ length: connections }, open));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** Names of statements that were asked for. */
    names: () => [...names],
    async close(): Promise<void> {
      isOver = true;
      for (const socket of all) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
