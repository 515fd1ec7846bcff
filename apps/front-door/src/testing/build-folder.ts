import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What every page may run in place. */
export const STARTER = 'start()';

/** A folder as the storefront's build leaves it, with pages that are shaped by two parameters. */
export async function makeBuildFolder(): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'front-door-'));
  await mkdir(join(build, 'client/static'), { recursive: true });
  await writeFile(join(build, 'files.json'), JSON.stringify({ inline: { starter: STARTER } }));
  await writeFile(join(build, 'page-parameters.json'), JSON.stringify({ city: 'the place', q: 'the search' }));
  return build;
}
