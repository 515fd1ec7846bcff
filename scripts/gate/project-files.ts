import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Installed, built or written by tools. */
const NOT_OURS = new Set(['node_modules', '.data', '.git', 'dist']);

/** Files of the project, relative to `root`, found on disk: a copy without git is checked just the same. */
export function projectFiles(patterns: readonly string[], root = ROOT): string[] {
  return globSync(patterns, {
    cwd: root,
    exclude: (path) => path.split('/').some((part) => NOT_OURS.has(part)),
  })
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}
