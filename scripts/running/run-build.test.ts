import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { type Build, isBuilt, runBuild } from './run-build.ts';
import { BUNDLED_SERVICES, servicesBuild } from './services-build.ts';

let folder: string;
let build: Build;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-build-'));
  const at = (name: string) => path.join(folder, name);
  build = {
    name: path.basename(folder),
    what: 'something',
    sources: [at('*.source.ts')],
    script: at('build.mjs'),
    made: [at('one.js'), at('other.js')],
    stamp: at('built-from'),
  };
  write('a.source.ts', '1');
  makes('one.js', 'other.js');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(path.join(ROOT, `.data/${build.name}.lock`), { force: true, recursive: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
/** A build that notes whether the last one's stamp is gone while it runs. */
const makes = (...files: string[]) =>
  write(
    'build.mjs',
    `import { existsSync, writeFileSync } from 'node:fs';
     writeFileSync('stamped', String(existsSync('built-from')));
     for (const file of ${JSON.stringify(files)}) writeFileSync(file, 'made');`,
  );
const run = () => runBuild(build, { logs: folder, report: () => undefined, onStart: () => undefined });

test('what was built from these sources is not built again, and from others it is', async () => {
  expect(await isBuilt(build)).toBe(false);
  await run();
  expect(await isBuilt(build)).toBe(true);
  rmSync(path.join(folder, 'stamped'));
  await run();
  expect(existsSync(path.join(folder, 'stamped'))).toBe(false);
  write('a.source.ts', '2');
  expect(await isBuilt(build)).toBe(false);
});

test('a build that lacks one of its files is none', async () => {
  await run();
  rmSync(path.join(folder, 'other.js'));
  expect(await isBuilt(build)).toBe(false);
});

test('while it is built anew, and where that fails, nothing counts as built', async () => {
  await run();
  write('a.source.ts', '2');
  await run();
  expect(readFileSync(path.join(folder, 'stamped'), 'utf8')).toBe('false');
  write('a.source.ts', '3');
  write('build.mjs', "console.log('It went wrong.'); process.exit(1);");
  await expect(run()).rejects.toThrow(/Building something failed \(exit code 1\)[\s\S]*It went wrong/);
  expect(await isBuilt(build)).toBe(false);
});

type Package = { readonly dependencies?: Readonly<Record<string, string>> };
function packagesOf(workspace: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8')) as Package;
  const own = Object.keys(dependencies).flatMap((name) =>
    name.startsWith('@jara/') ? [name.slice('@jara/'.length)] : [],
  );
  return own.flatMap((name) => [name, ...packagesOf(`packages/${name}`)]);
}

test.each(BUNDLED_SERVICES)('a change of any package that %s is made of builds the services anew', (service) => {
  const [apps = '', packages = ''] = servicesBuild.sources;
  expect(apps).toContain(service);
  for (const name of packagesOf(`apps/${service}`)) expect(packages.split(/[{},]/)).toContain(name);
});
