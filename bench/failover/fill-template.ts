import { chown, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from '@jara/server/embedded';
import { ROOT } from '../../scripts/root.ts';

/** What operators read is what runs here. */
const TEMPLATES = path.join(ROOT, 'deploy/failover');

/** Fills the names in `${…}` of a text; one that nothing is said of is a mistake. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing is said of ${name}`);
    return String(value);
  });
}

/** Writes a file of `deploy/failover`, filled in, for the account alone. */
export async function writeFilled(
  template: string,
  file: string,
  values: Readonly<Record<string, string | number>>,
  account: Account | undefined,
): Promise<void> {
  await writeFile(file, fillIn(await readFile(path.join(TEMPLATES, template), 'utf8'), values), { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);
}
