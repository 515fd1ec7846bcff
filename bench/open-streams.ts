import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ORDER_STREAM } from '@jara/contract';
import type { FollowedOrder } from './followed-orders.ts';

const AT_ONCE = 50;
/** People of one network; no more than the front door lets in from one. */
const OF_A_NETWORK = 200;
const HEARD_WITHIN_MS = 20_000;

const requestOf = ({ token }: FollowedOrder, nth: number) =>
  [
    `GET /api${ORDER_STREAM.path} HTTP/1.1`,
    ...['Host: jara.example', 'Accept: text/event-stream', `Authorization: Bearer ${token}`],
    `X-Forwarded-For: 10.0.0.${Math.floor(nth / OF_A_NETWORK)}`,
    '\r\n',
  ].join('\r\n');

/** Many people who follow their orders, each on a connection of their own, and what each has heard last. */
export async function openStreams(url: string, orders: readonly FollowedOrder[]) {
  const { port, hostname } = new URL(url);
  const versions = new Map<number, number>();
  const sockets: Socket[] = [];
  let onHeard: () => void = () => undefined;

  async function open(order: FollowedOrder, nth: number): Promise<void> {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.write(requestOf(order, nth));
    const [head] = (await once(socket, 'data')) as [Buffer];
    if (!head.toString('latin1').startsWith('HTTP/1.1 200 ')) throw new Error('a stream was refused');
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const version = /"version":(\d+)/.exec(bytes.toString('latin1'))?.[1];
      if (version === undefined) return;
      versions.set(order.id, Number(version));
      onHeard();
    });
  }

  const waiting = [...orders.entries()];
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
