import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

/** The files that others import a feature or a module through. */
const ENTRY_FILES = [
  'apps/storefront/src/features/*/{index,server,places,islands,lazy,lazy-store,data}.ts',
  'apps/console/src/features/*/index.ts',
  'packages/server/src/modules/*/index.ts',
];
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const RE_EXPORT = /^export [^;]*? from '[^']+';$/gm;

export const hasOnlyReExports = (text: string): boolean =>
  text.replace(COMMENT, '').replace(RE_EXPORT, '').trim() === '';

export async function checkEntryFiles(): Promise<Outcome> {
  const files = projectFiles(ENTRY_FILES);
  const wrong = files.filter((file) => !hasOnlyReExports(readFileSync(join(ROOT, file), 'utf8')));
  const output = `Only re-exports may stand in:\n${wrong.join('\n')}`;
  return { passed: files.length > 0 && wrong.length === 0, detail: `${files.length} files`, output };
}
