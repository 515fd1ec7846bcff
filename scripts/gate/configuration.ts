import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Variables } from './environment-schemas.ts';
import { readEnvironments } from './environments.ts';
import type { Outcome } from './step.ts';

const DOCUMENT = 'docs/configuration.md';

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

/** docs/configuration.md has every variable of every schema, with its default, and no other. */
export async function checkConfiguration(): Promise<Outcome> {
  const { read, unnamed } = readEnvironments();
  const findings = [
    ...unnamed.map((path) => `${path} needs a name in scripts/gate/environments.ts.`),
    ...configurationFindings(readFileSync(join(ROOT, DOCUMENT), 'utf8'), read),
  ];
  const names = new Set([...read.values()].flatMap((variables) => [...variables.keys()]));
  return {
    passed: names.size > 0 && findings.length === 0,
    detail: `${names.size} variables`,
    output: findings.join('\n'),
  };
}
