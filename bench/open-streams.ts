import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const AT_ONCE = 50;
/** People of one network; no more than the front door lets in from one. */
const OF_A_NETWORK = 200;
const HEARD_WITHIN_MS = 20_000;

/** Who listens, and under which number it is known what they have heard. */
type Listener = { readonly id: number; readonly token: string };

const requestOf = (path: string, { token }: Listener, nth: number) =>
  [
    `GET /api${path} HTTP/1.1`,
    ...['Host: jara.example', 'Accept: text/event-stream', `Authorization: Bearer ${token}`],
    `X-Forwarded-For: 10.0.0.${Math.floor(nth / OF_A_NETWORK)}`,
    '\r\n',
  ].join('\r\n');

/** Many people who follow a stream, each on a connection of their own, and which version of an order each has heard last. */
export async function openStreams(url: string, path: string, listeners: readonly Listener[]) {
  const { port, hostname } = new URL(url);
  const versions = new Map<number, number>();
  const sockets: Socket[] = [];
  let onHeard: () => void = () => undefined;

  async function open(listener: Listener, nth: number): Promise<void> {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.write(requestOf(path, listener, nth));
    const [head] = (await once(socket, 'data')) as [Buffer];
    if (!head.toString('latin1').startsWith('HTTP/1.1 200 ')) throw new Error('a stream was refused');
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const version = /"version":(\d+)/.exec(bytes.toString('latin1'))?.[1];
      if (version === undefined) return;
      versions.set(listener.id, Number(version));
      onHeard();
    });
  }

  const waiting = [...listeners.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await open(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  return {
    /** Waits until each of these has heard of this version. Gives how many never did. */
    async heard(ids: readonly number[], version: number): Promise<number> {
      const lacking = () => ids.filter((id) => versions.get(id) !== version).length;
      const all = Promise.withResolvers<void>();
      const givenUp = setTimeout(all.resolve, HEARD_WITHIN_MS);
      let heard = ids.length - lacking();
      onHeard = () => {
        heard += 1;
        if (heard >= ids.length && lacking() === 0) all.resolve();
      };
      if (lacking() === 0) all.resolve();
      await all.promise;
      clearTimeout(givenUp);
      return lacking();
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
