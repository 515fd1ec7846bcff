import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readOrCreateSecret } from './app-secret.ts';

test('a secret is made once, is long enough, and nobody else can read it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'jara-secret-'));
  try {
    const data = path.join(folder, 'data');
    const secrets = new Set(await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecret(data))));
    expect([...secrets]).toEqual([await readOrCreateSecret(data)]);
    expect(await readdir(data)).toEqual(['app-secret']);
    expect([...secrets][0]?.length).toBeGreaterThanOrEqual(32);
    expect((await stat(path.join(data, 'app-secret'))).mode & 0o077).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
