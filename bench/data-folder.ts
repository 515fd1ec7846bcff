import { chmod, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/root.ts';
import { areDemoImagesRendered, renderDemoImages } from '../scripts/running/demo-pictures.ts';
import { printLine } from '../scripts/running/terminal.ts';
import type { Scope } from './scope.ts';

/** Drawn once for all runs: they depend on nothing but the sources. */
const PICTURES = path.join(ROOT, '.data/bench/media');

/** An empty folder of this run alone that goes when the scope ends. */
export async function makeEmptyFolder(scope: Scope): Promise<string> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'jara-bench-'));
  scope.onEnd(() => rm(folder, { recursive: true, force: true }));
  // The account that runs PostgreSQL for root must be able to enter.
  await chmod(folder, 0o755);
  return folder;
}

/** A data folder of this run alone, pictures included. */
export async function makeDataFolder(scope: Scope): Promise<string> {
  const folder = await makeEmptyFolder(scope);
  await mkdir(PICTURES, { recursive: true });
  if (!(await areDemoImagesRendered(PICTURES))) {
    printLine('Drawing the pictures…');
    await renderDemoImages(PICTURES, () => undefined);
  }
  await symlink(PICTURES, path.join(folder, 'media'));
  return folder;
}
