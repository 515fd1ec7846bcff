import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { accountForRoot } from '@jara/server/embedded';
import { freeLoopbackPort } from '@jara/server/process';
import type { Ground, Killable } from '../chaos/topology.ts';
import type { Scope } from '../scope.ts';
import { startTool } from './start-tool.ts';

const HOST = '127.0.0.1';
const READY_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 20;

async function answers(port: number): Promise<boolean> {
  const socket = connect({ host: HOST, port });
  try {
    socket.write('PING\r\n');
    const received = (await once(socket, 'data', { signal: AbortSignal.timeout(1_000) })) as [Buffer];
    return received[0].toString().startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function untilAnswers(port: number): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; !(await answers(port)); await pause(LOOK_EVERY_MS))
    if (Date.now() > end) throw new Error('Redis does not answer');
}

/** A Redis that keeps nothing: limits begin anew after a crash of it. */
export async function startKillableRedis(scope: Scope, command: string, { logs }: Ground): Promise<Killable> {
  const port = await freeLoopbackPort();
  const args = ['--bind', HOST, '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', '/tmp'];
  const redis = startTool(scope, { name: 'redis', command, args, account: await accountForRoot(), logs });
  await untilAnswers(port);
  return {
    url: `redis://${HOST}:${port}`,
    async kill() {
      await redis.kill();
      redis.start();
      await untilAnswers(port);
    },
  };
}
