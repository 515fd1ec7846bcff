import type { IForbiddenRuleType } from 'dependency-cruiser';

export const TESTS = '\\.(test|spec)\\.tsx?$';

/** Forbids imports between the folders of `parent` that the table does not allow, and folders that are not in it. Tests are bound `withTests` alone. */
export function folderRules(
  parent: string,
  table: Readonly<Record<string, readonly string[]>>,
  { what, name, withTests = false }: { readonly what: string; readonly name: string; readonly withTests?: boolean },
): IForbiddenRuleType[] {
  const inFolder = (folder: string) => `${parent}/${folder}/`;
  return [
    ...Object.entries(table).map(([folder, allowed]) => ({
      name: `imports-of-${name}-${folder}`,
      comment: `${what} ${folder} may import ${allowed.length === 0 ? 'no other' : allowed.join(', ')}.`,
      from: { path: inFolder(folder), ...(!withTests && { pathNot: TESTS }) },
      to: { path: `${parent}/`, pathNot: [folder, ...allowed].map(inFolder) },
    })),
    {
      name: `${name}-without-rules`,
      comment: `${what} that is new needs an entry in the table of its kind (scripts/gate/*-boundaries.ts) before it imports another.`,
      from: { path: `${parent}/([^/]+)/`, pathNot: Object.keys(table).map(inFolder) },
      to: { path: `${parent}/`, pathNot: `${parent}/$1/` },
    },
  ];
}
