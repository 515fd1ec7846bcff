import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

const DATABASE_URL = 'postgres://jara@127.0.0.1:1/jara';

it('shell.027 in production mode the API does not start on the sandbox', async () => {
  const api = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { NODE_ENV: 'production', DATABASE_URL },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  api.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  expect(await once(api, 'close')).toEqual([1, null]);
  expect(said).toMatch(/^Third parties lead to the sandbox: .*GOOGLE_MAPS_KEY.* or ALLOW_SANDBOX=1 .*\.\n$/);
});

it('shell.027 ALLOW_SANDBOX=1 lets it', () => {
  expect(readEnv({ DATABASE_URL, ALLOW_SANDBOX: '1' })).toMatchObject({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' });
});
