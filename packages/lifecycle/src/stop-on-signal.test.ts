import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';

/** A process that drains for as long as is said, and answers slowly at `/slow`, never at `/hangs`. It tells its port and its signal. */
const SERVER = `
import { createServer } from 'node:http';
import { answerHealth, stopOnSignal } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)};
const started = new AbortController();
const server = createServer((request, response) => {
  if (answerHealth(request, response, () => !started.signal.aborted)) return;
  process.send('asked');
  if (request.url === '/hangs') return;
  setTimeout(() => response.end('served'), request.url === '/slow' ? 300 : 0);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
stopOnSignal({
  drain: { server, seconds: Number(process.argv[1]), started },
  lastMomentMs: Number(process.argv[2]),
  onSignal: (signal) => process.send(signal),
  close: () => new Promise((resolve) => {
    process.send('closes');
    server.close(resolve);
  }),
});
`;

async function startServer(drainSeconds: number, lastMomentMs = 9_000) {
  const args = ['--input-type=module', '--eval', SERVER, String(drainSeconds), String(lastMomentMs)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]) => code as number);
  const [port] = await once(child, 'message');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const ask = (path: string) =>
    new Promise<{ status?: number | undefined; connection?: string | undefined }>((resolve, reject) => {
      get(`http://127.0.0.1:${port}${path}`, { agent }, (response) => {
        response.resume().on('end', () => {
          resolve({ status: response.statusCode, connection: response.headers.connection });
        });
      }).on('error', reject);
    });
  return {
    ask,
    ended,
    told: () => once(child, 'message'),
    hear: (listener: (message: unknown) => void) => child.on('message', listener),
    stop: (signal: NodeJS.Signals = 'SIGTERM') => child.kill(signal),
  };
}

test('a process that was told to stop is not ready, serves on for its drain, and then ends with 0', async () => {
  const server = await startServer(0.4);
  expect(await server.ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  const told = server.told();
  server.stop();
  expect(await told).toEqual(['SIGTERM', undefined]);
  expect(await server.ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect((await server.ask('/healthz')).status).toBe(200);
  // Its caller opens the next connection elsewhere.
  expect(await server.ask('/page')).toEqual({ status: 200, connection: 'close' });
  expect(await server.ended).toBe(0);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s without a drain: what is under way is answered', async (signal) => {
  const server = await startServer(0);
  const asked = server.told();
  const slow = server.ask('/slow');
  await asked;
  server.stop(signal);
  expect((await slow).status).toBe(200);
  expect(await server.ended).toBe(0);
});

test.each([
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGINT'],
  ['SIGINT', 'SIGTERM'],
] as const)('%s and then %s: the second ends nothing sooner, and stops nothing twice', async (first, second) => {
  const server = await startServer(0.2);
  const asked = server.told();
  const slow = server.ask('/slow');
  await asked;
  const heard: unknown[] = [];
  server.hear((message) => heard.push(message));
  const told = server.told();
  server.stop(first);
  await told;
  server.stop(second);
  expect((await slow).status).toBe(200);
  expect(await server.ended).toBe(0);
  expect(heard).toEqual([first, 'closes']);
});

test('the last moment begins when the drain is over: a drain that is longer is not cut', async () => {
  const server = await startServer(0.6, 300);
  server.stop();
  expect(await server.ended).toBe(0);
});

test('what is never answered holds the process for its last moment and no longer', async () => {
  const server = await startServer(0, 100);
  const asked = server.told();
  const hanging = server.ask('/hangs').catch(() => 'cut off');
  await asked;
  server.stop();
  expect([await server.ended, await hanging]).toEqual([1, 'cut off']);
});
