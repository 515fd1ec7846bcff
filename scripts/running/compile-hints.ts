import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Manifest = z.object({ rootMainFiles: z.array(z.string()).min(1) });

/** Explicit compile hint of V8: the whole file is compiled on a background thread. Other browsers see a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the framework's files in a build. Without it a browser compiles most of each while it runs: a single task of
 * some 60 ms on a desktop's processor, in which a phone answers no tap.
 */
export async function addCompileHints(build: string): Promise<void> {
  const { rootMainFiles } = Manifest.parse(JSON.parse(await readFile(path.join(build, 'build-manifest.json'), 'utf8')));
  for (const name of rootMainFiles) {
    const file = path.join(build, name);
    const script = await readFile(file, 'utf8');
    if (!script.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + script);
  }
}
