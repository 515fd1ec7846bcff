import { createServer, type Server } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

/** No machine of a test has such addresses. */
function connect(server: Server, remoteAddress: string): Socket {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  server.emit('connection', socket);
  return socket;
}

test('networks of one IPv6 site hold as many connections as one address, and others have theirs', async () => {
  const server = createServer();
  server.removeAllListeners('connection');
  limitConnections(server, { perAddress: 2, isTrusted: (address) => address === '2001:db8:1:9::1' });
  const held = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'].map((address) => connect(server, address));
  expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
  expect(connect(server, '2001:db8:2::1').destroyed).toBe(false);
  expect(connect(server, '2001:db8:1:9::1').destroyed).toBe(false);
  await new Promise((resolve) => held[0]?.destroy().once('close', resolve));
  expect(connect(server, '2001:db8:1:4::1').destroyed).toBe(false);
});
