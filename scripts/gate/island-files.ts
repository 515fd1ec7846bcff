import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

const SOURCE = 'apps/storefront/src';
const TABLE_FILE = `${SOURCE}/browser/islands.tsx`;

const TABLE = /^const ISLANDS[^{]*\{\n([\s\S]*?)^\};$/m;
/** `Name,` or `Name: fetched(load, 'Name'),` */
const LINE = /^ {2}(\w+)(?:: fetched\((\w+), '\w+'\))?,$/gm;
const LOADER = /^const (\w+) = \(\) => import\('([^']+)'\);$/gm;
const NAMED = /^(?:import|export) \{([^}]*)\} from '([^']+)';$/gm;

type Read = (path: string) => string;

/** `WalletPage` → `wallet-page.island.tsx` */
const fileNameOf = (island: string) =>
  `${island.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.island.tsx`;

/** Where a file imports a name from, or passes it on from. */
function specifierOf(name: string, text: string): string | undefined {
  const found = [...text.matchAll(NAMED)].find(([, names = '']) =>
    names.split(',').some((each) => each.trim() === name),
  );
  return found?.[2];
}

/** The file that a component comes from, directly or through an entry file. */
function fileOf(name: string, loader: string | undefined, read: Read): string | undefined {
  const table = read(TABLE_FILE);
  const loaded = [...table.matchAll(LOADER)].find(([, each]) => each === loader)?.[2];
  const from = loader === undefined ? specifierOf(name, table) : loaded;
  if (from === undefined) return undefined;
  const file = join(dirname(TABLE_FILE), from);
  if (file.endsWith('.tsx')) return file;
  const inner = specifierOf(name, read(file));
  return inner && join(dirname(file), inner);
}

export function islandFindings(read: Read, islandFiles: readonly string[]): string[] {
  const [, table = ''] = TABLE.exec(read(TABLE_FILE)) ?? [];
  const islands = [...table.matchAll(LINE)].map(([, name = '', loader]) => ({
    name,
    file: fileOf(name, loader, read),
  }));
  const known = new Set(islands.map(({ file }) => file));
  return [
    ...(islands.length === table.trim().split('\n').length ? [] : ['A line of the table cannot be read.']),
    ...islands.flatMap(({ name, file }) =>
      file?.endsWith(`/${fileNameOf(name)}`) ? [] : [`${name} is in ${file ?? 'no file'}, not in ${fileNameOf(name)}.`],
    ),
    ...islandFiles.filter((file) => !known.has(file)).map((file) => `${file} is not in the table.`),
  ];
}

/** An island can be told by its file's name: what is in no such file never wakes. */
export async function checkIslandFiles(): Promise<Outcome> {
  const files = projectFiles([`${SOURCE}/**/*.island.tsx`]);
  const findings = islandFindings((path) => readFileSync(join(ROOT, path), 'utf8'), files);
  return { passed: findings.length === 0, detail: `${files.length} islands`, output: findings.join('\n') };
}
