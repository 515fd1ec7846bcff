import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keptSecret } from './kept-secret.ts';

test('a secret is made once, is long enough, and nobody else can read it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'jara-secret-'));
  try {
    const data = path.join(folder, 'data');
    const secrets = await Promise.all([keptSecret(data), keptSecret(data)]);
    expect(await keptSecret(data)).toBe(secrets[0]);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect((await stat(path.join(data, 'app-secret'))).mode & 0o077).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
