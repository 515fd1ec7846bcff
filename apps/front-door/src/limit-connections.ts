import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@jara/fair-queue';

type Options = {
  readonly perAddress: number;
  /** Who speaks for many, and is not counted. */
  readonly isTrusted: (address: string | undefined) => boolean;
};

/**
 * Nobody holds more than their part of the sockets. One too many is closed before anything is read from it. Gives what
 * takes a connection out of the count, for what is counted otherwise.
 */
export function limitConnections(server: Server, { perAddress, isTrusted }: Options): (socket: Socket) => void {
  const open = new Map<string, number>();
  const networks = new WeakMap<Socket, string>();

  function release(socket: Socket): void {
    const network = networks.get(socket);
    if (network === undefined) return;
    networks.delete(socket);
    const left = (open.get(network) ?? 1) - 1;
    if (left === 0) open.delete(network);
    else open.set(network, left);
  }

  server.on('connection', (socket) => {
    if (isTrusted(socket.remoteAddress)) return;
    const network = networkOf(socket.remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    networks.set(socket, network);
    socket.once('close', () => release(socket));
  });
  return release;
}
