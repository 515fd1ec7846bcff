import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type Entry = { value: string; endsAt: number };

/** Reads whole commands (RESP arrays of bulk strings) from a connection, however its bytes are cut. */
function readCommands(buffer: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let at = 0;
  for (;;) {
    const lines = buffer.slice(at).split('\r\n');
    const count = Number(lines[0]?.slice(1));
    if (!lines[0]?.startsWith('*') || lines.length < count * 2 + 2) return { commands, rest: buffer.slice(at) };
    commands.push(Array.from({ length: count }, (_, index) => lines[index * 2 + 2] ?? ''));
    at += lines.slice(0, count * 2 + 1).join('\r\n').length + 2;
  }
}

/** The commands of Redis that counting needs, on a clock of the test's own. Speaks its wire format. */
export async function startFakeRedis(now: () => Date) {
  const entries = new Map<string, Entry>();
  const sockets = new Set<Socket>();
  const live = (key = ''): Entry | undefined => {
    const entry = entries.get(key);
    return entry && entry.endsAt > now().getTime() ? entry : undefined;
  };

  const COMMANDS: Readonly<Record<string, (...words: string[]) => string>> = {
    GET: (key) => {
      const value = live(key)?.value;
      return value === undefined ? '$-1\r\n' : `$${value.length}\r\n${value}\r\n`;
    },
    SET: (key = '', value = '', ...options) => {
      const seconds = Number(options[options.indexOf('EX') + 1]);
      if (options.includes('NX') && live(key)) return '$-1\r\n';
      entries.set(key, { value, endsAt: now().getTime() + seconds * 1000 });
      return '+OK\r\n';
    },
    INCRBY: (key = '', by = '0') => {
      const entry = live(key) ?? { value: '0', endsAt: Number.POSITIVE_INFINITY };
      entry.value = String(Number(entry.value) + Number(by));
      entries.set(key, entry);
      return `:${entry.value}\r\n`;
    },
    PTTL: (key) => `:${(live(key)?.endsAt ?? now().getTime() - 2) - now().getTime()}\r\n`,
    DEL: (...keys) => `:${keys.filter((key) => entries.delete(key)).length}\r\n`,
    // All in one page; of patterns only those that end with a star.
    SCAN: (_cursor, ...options) => {
      const prefix = options[options.indexOf('MATCH') + 1]?.slice(0, -1) ?? '';
      const found = [...entries.keys()].filter((key) => key.startsWith(prefix));
      return `*2\r\n$1\r\n0\r\n*${found.length}\r\n${found.map((key) => `$${key.length}\r\n${key}\r\n`).join('')}`;
    },
  };

  const run = ([name = '', ...words]: string[]) => COMMANDS[name.toUpperCase()]?.(...words) ?? '+OK\r\n';

  const server = createServer({ noDelay: true }, (socket) => {
    let pending = '';
    let queued: string[][] | undefined;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      const { commands, rest } = readCommands(pending + chunk.toString());
      pending = rest;
      for (const command of commands) {
        if (command[0] === 'MULTI') {
          queued = [];
          socket.write('+OK\r\n');
        } else if (command[0] === 'EXEC') {
          const replies = (queued ?? []).map(run);
          queued = undefined;
          socket.write(`*${replies.length}\r\n${replies.join('')}`);
        } else if (queued) {
          queued.push(command);
          socket.write('+QUEUED\r\n');
        } else socket.write(run(command));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** As an operator would see them. */
    keys: () => [...entries.keys()],
    /** Of the one key that ends so. */
    countOf: (keyEnd: string) => Number(live([...entries.keys()].find((key) => key.endsWith(keyEnd)))?.value ?? 0),
    /** Counts on, as so many calls would. */
    increase(keyEnd: string, by: number): void {
      for (const key of entries.keys()) if (key.endsWith(keyEnd)) run(['INCRBY', key, String(by)]);
    },
    /** Keeps every line open, and says nothing any more. */
    hang(): void {
      for (const socket of sockets) socket.removeAllListeners('data');
    },
    /** Hangs up, and answers nobody any more. */
    cut(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    async close(): Promise<void> {
      if (!server.listening) return;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
