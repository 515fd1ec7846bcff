import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Scope } from './scope.ts';

const SERVER = path.join(import.meta.dirname, 'bare-server.ts');
/** Enough to stand for all of them. */
const MOST_SAMPLES = 200;

/** A bare Fastify route in a process of its own that sends what `url` answers to (some of) these paths. */
export async function startBareRoute(scope: Scope, url: string, paths: readonly string[]): Promise<string> {
  const bodies: Uint8Array[] = [];
  const step = Math.max(1, Math.floor(paths.length / MOST_SAMPLES));
  for (let index = 0; index < paths.length && bodies.length < MOST_SAMPLES; index += step) {
    const answer = await fetch(`${url}${paths[index]}`);
    if (!answer.ok) throw new Error(`${paths[index]} answers ${answer.status}`);
    bodies.push(await answer.bytes());
  }
  const server = fork(SERVER, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(server, 'exit');
  scope.onEnd(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  server.send(bodies);
  const [address] = (await once(server, 'message', { signal: scope.signal })) as [string];
  return address;
}
