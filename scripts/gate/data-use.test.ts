import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CountingProxy, countingProxy } from '../../tests/e2e/support/counting-proxy.ts';
import { dataUse } from '../../tests/e2e/support/data-use.ts';

const WORDS = 'Jollof rice with plantain. '.repeat(100);
/** As hard to pack as can be. */
const NOISE = createHash('shake256', { outputLength: 2_000 }).update('noise').digest();

let server: http.Server;
let wire: CountingProxy;
let agent: http.Agent;
/** All that the server has taken and given, by its own count. */
let counted: () => number;

beforeEach(async () => {
  server = http.createServer(({ url = '' }, response) => {
    if (url.startsWith('/chunks')) for (const part of [WORDS, WORDS]) response.write(part);
    else if (url.startsWith('/packed')) response.setHeader('content-encoding', 'gzip').write(gzipSync(WORDS));
    else response.write(url.startsWith('/noise') ? NOISE : url);
    response.end();
  });
  let socket: Socket | undefined;
  server.on('connection', (opened) => {
    socket = opened;
  });
  counted = () => (socket ? socket.bytesRead + socket.bytesWritten : 0);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  wire = await countingProxy((server.address() as AddressInfo).port);
  agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => {
  agent.destroy();
  wire.close();
  server.closeAllConnections();
  server.close();
});

async function get(path: string): Promise<void> {
  const asked = http.get({ host: '127.0.0.1', port: wire.port, path, agent });
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
  await text(answer);
}

test('each byte of both directions is on the bill, under the request that it belongs to', async () => {
  for (const path of ['/one', '/store/static/a.js', '/packed']) await get(path);
  const { kb, words, list } = dataUse(wire.take());
  expect(Math.round(1_000 * kb)).toBe(counted());
  expect(words).toContain('scripts');
  expect(list.split('\n').map((line) => line.split(' ').at(-1))).toEqual(['/packed', '/store/static/a.js', '/one']);
  expect(wire.take()).toEqual([]);
});

test('what comes again as it was is named, and what was not packed, in chunks or not', async () => {
  for (const path of ['/packed', '/noise?a', '/noise?b', '/one', '/one']) await get(path);
  expect(dataUse(wire.take())).toMatchObject({ twice: [], unpacked: [] });
  for (const path of ['/noise', '/noise', '/chunks']) await get(path);
  const { twice, unpacked } = dataUse(wire.take());
  expect([twice.length, twice[0]?.endsWith('200 GET /noise')]).toEqual([1, true]);
  expect([unpacked.length, unpacked[0]?.endsWith('200 GET /chunks')]).toEqual([1, true]);
});

test('the wire is quiet once nothing has passed for a while', async () => {
  let isQuiet = false;
  const quiet = wire.quiet(100).then(() => {
    isQuiet = true;
  });
  await get('/one');
  expect(isQuiet).toBe(false);
  await quiet;
  expect(isQuiet).toBe(true);
});
