import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

const APPS = ['apps/storefront', 'apps/console', 'packages/ui'];
const TESTS = /\.test\.tsx$/;
const COMPONENT = /^export (?:async )?(?:const|function) ([A-Z][a-z]\w*)/gm;

/** Components that two files of an app export under one name. */
export function componentNameFindings(files: ReadonlyMap<string, string>): string[] {
  const filesOf = new Map<string, string[]>();
  for (const [file, text] of files)
    for (const [, name = ''] of text.matchAll(COMPONENT)) filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
  return [...filesOf]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => `${name} is in ${all.join(' and in ')}.`);
}

/** A component is found by its name. The place of an island ends in 'Place', and what the server shows there in 'OnServer'. */
export async function checkComponentNames(): Promise<Outcome> {
  const apps = APPS.map((app) => projectFiles([`${app}/src/**/*.tsx`]).filter((file) => !TESTS.test(file)));
  const findings = apps.flatMap((files) =>
    componentNameFindings(new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))),
  );
  return {
    passed: apps.every((files) => files.length > 0) && findings.length === 0,
    detail: `${apps.flat().length} files`,
    output: findings.join('\n'),
  };
}
