import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freeLoopbackPort } from './free-port.ts';
import { startTimeOf } from './process-info.ts';

test('no port is given twice, though nobody listens on the first one yet', async () => {
  const ports = await Promise.all(Array.from({ length: 60 }, freeLoopbackPort));
  expect(new Set(ports).size).toBe(60);
});

test('a process whose number leads to the share of another that lives takes one of its own', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'jara-free-port-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv('TMPDIR', folder);
  const claims = path.join(folder, `jara-ports-${userInfo().uid}`);
  await mkdir(claims);
  const [share, next] = [process.pid % 90, (process.pid + 1) % 90];
  const claim = { pid: process.ppid, began: await startTimeOf(process.ppid), note: '' };
  await writeFile(path.join(claims, String(share)), JSON.stringify(claim));
  vi.resetModules();
  const other = await import('./free-port.ts');
  const port = await other.freeLoopbackPort();
  expect(Math.floor((port - 11_000) / 100)).toBe(next);
});
