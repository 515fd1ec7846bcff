import { once } from 'node:events';
import { createServer } from 'node:net';
import { freeLoopbackPort } from '@jara/server/process';
import { describe, expect, test } from 'vitest';
import { checkPorts } from './ports.ts';

describe('checkPorts', () => {
  test.each(['127.0.0.1', '0.0.0.0'])(
    'shell.020 the message names the port and its variable when a server listens on %s',
    async (host) => {
      const server = createServer().listen(0, host);
      await once(server, 'listening');
      const { port } = server.address() as { port: number };
      try {
        await expect(checkPorts({ API_PORT: await freeLoopbackPort(), PORT: port })).rejects.toThrow(
          `Port ${port} is taken by another program: choose a free one with PORT=… or stop that program.`,
        );
      } finally {
        server.close();
      }
    },
  );

  test('leaves free ports free', async () => {
    const port = await freeLoopbackPort();
    await checkPorts({ PORT: port });
    await expect(checkPorts({ PORT: port })).resolves.toBeUndefined();
  });
});
