import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../root.ts';

const NOT_SOURCES = /^(node_modules|dist|test-results)$|\.(test|spec)\.tsx?$|\.tsbuildinfo$/;

/** A name for some of our files as they are now: what was made from them need not be made again from the same. */
export async function hashOfSources(patterns: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(patterns, { cwd: ROOT, exclude: ({ name }) => NOT_SOURCES.test(name), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(path.relative(ROOT, file)).update(await readFile(file));
  return hash.digest('hex');
}
