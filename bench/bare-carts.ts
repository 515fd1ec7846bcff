import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Scope } from './scope.ts';

const SERVER = path.join(import.meta.dirname, 'bare-cart-server.ts');

/** A bare route in a process of its own that writes carts into a table of its own, on the same PostgreSQL. */
export async function startBareCarts(scope: Scope, databaseUrl: string): Promise<string> {
  const server = fork(SERVER, [databaseUrl], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(server, 'exit');
  scope.onEnd(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  const [address] = (await once(server, 'message', { signal: scope.signal })) as [string];
  return address;
}
