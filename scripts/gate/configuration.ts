import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { type Shapes, shapesIn, type Variables, variablesIn } from './environment-schemas.ts';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

const DOCUMENT = 'docs/configuration.md';

/** What reads its environment in each file, as the document calls it. */
const READERS: Readonly<Record<string, string>> = {
  'scripts/env.ts': 'npm start',
  'apps/api/src/env.ts': 'api',
  'apps/worker/src/env.ts': 'worker',
  'apps/front-door/src/env.ts': 'front-door',
  'apps/storefront/src/shared/config/env.ts': 'storefront',
  'apps/sandbox/src/env.ts': 'sandbox',
  'packages/server/src/testing/env.ts': 'integration tests',
  'tests/e2e/support/env.ts': 'browser tests',
};

type Row = { readonly name: string; readonly process: string; readonly fallback: string };

/** A row of a table that begins with a variable: its name, who reads it, its default, what it is for. */
const ROW = /^\| `([A-Z][A-Z0-9_]*)` \| ([\w -]+(?:, [\w -]+)*) \| ([^|]+) \| [^|]+ \|$/;

function readRows(document: string): { readonly rows: readonly Row[]; readonly unreadable: readonly string[] } {
  const lines = document.split('\n').filter((line) => line.startsWith('| `'));
  const rows = lines.flatMap((line) => {
    const [, name = '', processes = '', fallback = ''] = ROW.exec(line) ?? [];
    return name === '' ? [] : processes.split(', ').map((process) => ({ name, process, fallback }));
  });
  return { rows, unreadable: lines.filter((line) => !ROW.test(line)) };
}

const keyOf = ({ name, process }: Pick<Row, 'name' | 'process'>): string => `${name} of ${process}`;

/** Where the document and the schemas differ. `read` has the variables of each process. */
export function configurationFindings(document: string, read: ReadonlyMap<string, Variables>): string[] {
  const { rows, unreadable } = readRows(document);
  const written = new Map(rows.map((row) => [keyOf(row), row.fallback]));
  const declared = new Map(
    [...read].flatMap(([process, variables]) =>
      [...variables].map(([name, fallback]) => [keyOf({ name, process }), fallback] as const),
    ),
  );
  return [
    ...unreadable.map((line) => `This row cannot be read: ${line}`),
    ...[...Map.groupBy(rows, keyOf)].flatMap(([key, same]) =>
      same.length > 1 ? [`${key} has ${same.length} rows.`] : [],
    ),
    ...[...declared.keys()].filter((key) => !written.has(key)).map((key) => `${key} is in a schema and has no row.`),
    ...[...written.keys()].filter((key) => !declared.has(key)).map((key) => `${key} has a row and is in no schema.`),
    ...[...declared].flatMap(([key, fallback]) => {
      const says = written.get(key);
      const isTrue = !fallback || says === undefined || says === `\`${fallback}\``;
      return isTrue ? [] : [`The default of ${key} is \`${fallback}\`, and its row says ${says}.`];
    }),
  ];
}

function sharedShapes(): Shapes {
  const sources = projectFiles(['packages/{server,telemetry}/src/**/*{variables,settings}.ts']);
  return new Map(sources.flatMap((path) => [...shapesIn(path, readFileSync(join(ROOT, path), 'utf8'))]));
}

/** docs/configuration.md has every variable of every schema, with its default, and no other. */
export async function checkConfiguration(): Promise<Outcome> {
  const shapes = sharedShapes();
  const files = projectFiles(['**/env.ts']).map((path) => ({
    path,
    variables: variablesIn(path, readFileSync(join(ROOT, path), 'utf8'), shapes),
  }));
  const readers = files.filter(({ variables }) => variables.size > 0);
  const unnamed = readers.filter(({ path }) => !Object.hasOwn(READERS, path));
  const read = new Map(readers.map(({ path, variables }) => [READERS[path] ?? path, variables]));
  const findings = [
    ...unnamed.map(({ path }) => `${path} needs a name in scripts/gate/configuration.ts.`),
    ...configurationFindings(readFileSync(join(ROOT, DOCUMENT), 'utf8'), read),
  ];
  const names = new Set([...read.values()].flatMap((variables) => [...variables.keys()]));
  return {
    passed: names.size > 0 && findings.length === 0,
    detail: `${names.size} variables`,
    output: findings.join('\n'),
  };
}
