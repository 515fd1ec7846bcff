import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURE_LINES } from '../../budgets.ts';
import { ROOT } from '../root.ts';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

const SOURCES = ['apps/storefront/src/features/**/*.{ts,tsx}'];
const TESTS = /\.test\.tsx?$/;

/** Lines of each feature, without its tests. */
export function countFeatureLines(root = ROOT): Map<string, number> {
  const lines = new Map<string, number>();
  for (const file of projectFiles(SOURCES, root).filter((path) => !TESTS.test(path))) {
    const feature = file.split('/')[4] ?? '';
    const own = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
    lines.set(feature, (lines.get(feature) ?? 0) + own);
  }
  return lines;
}

export function featureFindings(lines: ReadonlyMap<string, number>, most = FEATURE_LINES): string[] {
  const tooLong = [...lines].flatMap(([feature, count]) => {
    const limit = most[feature];
    if (limit === undefined) return [`${feature} has ${count} lines and no number in budgets.ts.`];
    return count > limit ? [`${feature} has ${count} lines of ${limit}.`] : [];
  });
  const gone = Object.keys(most).filter((feature) => !lines.has(feature));
  return [...tooLong, ...gone.map((feature) => `${feature} has a number in budgets.ts and no lines.`)];
}

export async function checkFeatureLines(): Promise<Outcome> {
  const findings = featureFindings(countFeatureLines());
  return { passed: findings.length === 0, output: findings.join('\n') };
}
