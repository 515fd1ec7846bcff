import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Scope } from './scope.ts';

/** A bare route in a process of its own that writes into tables of its own, on the same PostgreSQL. */
export async function startBareWriter(
  scope: Scope,
  databaseUrl: string,
  file: 'bare-cart-server.ts' | 'bare-order-server.ts',
): Promise<string> {
  const server = fork(path.join(import.meta.dirname, file), [databaseUrl], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  scope.onEnd(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  const [address] = (await once(server, 'message', { signal: scope.signal })) as [string];
  return address;
}
