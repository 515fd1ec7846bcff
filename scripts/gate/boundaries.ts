import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';
import { ROOT } from '../root.ts';
import { BOUNDARY_RULES } from './boundary-rules.ts';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

/** All folders with code, also those that nothing imports. */
export const WORKSPACE_FOLDERS = ['packages', 'apps', 'tests', 'bench', 'scripts'];
const STOREFRONT = ['features', 'shared'];
const SOURCES = WORKSPACE_FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`);

/**
 * The fewest files and imports the cruise must have seen. A parser that cannot read TypeScript finds no import
 * and therefore no violation: such a run must fail.
 */
const FLOOR = { modules: 250, imports: 800 };

type Violation = { readonly rule: string; readonly from: string; readonly to: string };

type Cruise = { readonly modules: number; readonly imports: number; readonly violations: readonly Violation[] };

export async function cruiseTree(root: string, files: string[]): Promise<Cruise> {
  const { output } = await cruise(
    files,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: BOUNDARY_RULES },
      // Types cross boundaries as well: an `import type` counts.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'style'],
      // '@/…' as in the storefront's tsconfig.json; '@' alone would claim every scoped package.
      alias: Object.fromEntries(STOREFRONT.map((part) => [`@/${part}`, join(root, 'apps/storefront/src', part)])),
    },
  );
  const { modules, summary } = output as ICruiseResult;
  const read = modules.filter((module) => WORKSPACE_FOLDERS.some((folder) => module.source.startsWith(`${folder}/`)));
  return {
    modules: read.length,
    imports: read.reduce((sum, module) => sum + module.dependencies.length, 0),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

function operatorMessage({ rule, from, to }: Violation): string {
  const why = BOUNDARY_RULES.find(({ name }) => name === rule)?.comment;
  return `${from} → ${to}\n    ${rule}${why === undefined ? '' : `: ${why}`}`;
}

export async function checkBoundaries(): Promise<Outcome> {
  const files = projectFiles(SOURCES);
  const { modules, imports, violations } = await cruiseTree(ROOT, files);
  const detail = `${modules} modules, ${imports} imports`;
  if (violations.length > 0) return { passed: false, detail, output: violations.map(operatorMessage).join('\n') };
  const expected = Math.max(FLOOR.modules, files.length);
  if (modules >= expected && imports >= FLOOR.imports) return { passed: true, detail };
  return {
    passed: false,
    detail,
    output: `Too little was read: ${modules} of at least ${expected} modules, ${imports} of at least ${FLOOR.imports} imports.`,
  };
}
