import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { lineOfAddress } from '@jara/fair-queue';

type Options = {
  readonly perAddress: number;
  /** Who speaks for many, and is not counted. */
  readonly isTrusted: (address: string | undefined) => boolean;
};

/**
 * Nobody, by their site, holds more than their part of the sockets. One too many is closed before anything is read from
 * it. Gives what takes a connection out of the count, for what is counted otherwise.
 */
export function limitConnections(server: Server, { perAddress, isTrusted }: Options): (socket: Socket) => void {
  const open = new Map<string, number>();
  const sites = new WeakMap<Socket, string>();

  function release(socket: Socket): void {
    const site = sites.get(socket);
    if (site === undefined) return;
    sites.delete(socket);
    const left = (open.get(site) ?? 1) - 1;
    if (left === 0) open.delete(site);
    else open.set(site, left);
  }

  server.on('connection', (socket) => {
    if (isTrusted(socket.remoteAddress)) return;
    const [site] = lineOfAddress(socket.remoteAddress);
    const count = (open.get(site) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(site, count);
    sites.set(socket, site);
    socket.once('close', () => release(socket));
  });
  return release;
}
