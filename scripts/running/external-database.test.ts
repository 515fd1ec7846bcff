import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { checkExternalDatabase } from './external-database.ts';

const message = (kind: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.from([value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const READY = message('Z', Buffer.from('I'));

/** Lets everybody in and answers every query with one text, in the words of PostgreSQL's protocol. */
function pretendVersion(socket: Socket, version: string): void {
  const column = Buffer.concat([
    Buffer.from('server_version\0'),
    int32(0),
    int16(0),
    int32(25),
    int16(-1),
    int32(-1),
    int16(0),
  ]);
  const row = Buffer.concat([int16(1), int32(version.length), Buffer.from(version)]);
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', int32(0)), READY]));
    socket.on('data', (data) => {
      if (data[0] !== 'Q'.charCodeAt(0)) return;
      const rows = [
        message('T', Buffer.concat([int16(1), column])),
        message('D', row),
        message('C', Buffer.from('SHOW\0')),
      ];
      socket.write(Buffer.concat([...rows, READY]));
    });
  });
}

describe('the database of DATABASE_URL', () => {
  const server = createServer();
  const listen = async (behave: (socket: Socket) => void) => {
    server.removeAllListeners('connection').on('connection', behave).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `127.0.0.1:${(server.address() as { port: number }).port}`;
  };
  afterEach(() => server.close());

  test('gives its version, without what a distribution adds', async () => {
    const host = await listen((socket) => pretendVersion(socket, '15.18 (Debian 15.18-0+deb12u1)'));
    expect(await checkExternalDatabase(`postgres://me:secret@${host}/shop`)).toBe('15.18');
  });

  test('is refused when nothing listens there, without the password', async () => {
    const host = await listen(() => undefined);
    server.close();
    await expect(checkExternalDatabase(`postgres://me:secret@${host}/shop`)).rejects.toThrow(
      `The database of DATABASE_URL cannot be used (me@${host}/shop): nothing listens there.`,
    );
  });

  test('is refused when there is none of that name', async () => {
    const refusal = message('E', Buffer.from('SFATAL\0C3D000\0Mdatabase "shop" does not exist\0\0'));
    const host = await listen((socket) => socket.once('data', () => socket.end(refusal)));
    await expect(checkExternalDatabase(`postgres://me:secret@${host}/shop`)).rejects.toThrow(
      `The database of DATABASE_URL cannot be used (me@${host}/shop): there is no such database.`,
    );
  });

  test('is refused when it is too old', async () => {
    const host = await listen((socket) => pretendVersion(socket, '14.9'));
    await expect(checkExternalDatabase(`postgres://me:secret@${host}/shop`)).rejects.toThrow(
      `DATABASE_URL leads to PostgreSQL 14.9 at me@${host}/shop, and Jara needs 15 or later.`,
    );
  });

  test('is refused when it accepts the line and says nothing', async () => {
    const host = await listen((socket) => socket.resume());
    await expect(checkExternalDatabase(`postgres://me:secret@${host}/shop`)).rejects.toThrow(
      `The database of DATABASE_URL cannot be used (me@${host}/shop): it does not answer.`,
    );
  });
});
