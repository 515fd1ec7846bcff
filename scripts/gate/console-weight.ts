import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CONSOLE_FIRST_LOAD_KB } from '../../budgets.ts';
import { CONSOLE_BUILD } from '../running/console-build.ts';

/** What is open first: the sign-in, or the first screen of a role. Other screens come when the console is open. */
const FIRST = ['sign-in', 'board', 'delivery', 'queue'];

/** The features whose first load is too heavy, by what the console's build says of each (first-loads.json). */
export async function consoleWeightFindings(build = CONSOLE_BUILD, most = CONSOLE_FIRST_LOAD_KB): Promise<string[]> {
  const text = await readFile(join(build, 'first-loads.json'), 'utf8');
  const all = Object.entries(JSON.parse(text) as Readonly<Record<string, readonly string[]>>);
  const loads = all.filter(([feature]) => FIRST.includes(feature));
  if (loads.length === 0) return ['The build of the console names no feature.'];
  const findings = await Promise.all(
    loads.map(async ([feature, files]) => {
      const packed = await Promise.all(
        files.map(async (file) => gzipSync(await readFile(join(build, file)), { level: 9 })),
      );
      const kb = packed.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1000;
      return kb > most ? [`${feature} loads ${kb.toFixed(1)} KB of ${most}.`] : [];
    }),
  );
  return findings.flat();
}
