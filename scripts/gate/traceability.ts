import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { coverageFindings } from './spec-coverage.ts';
import type { Rule, Waiting } from './spec-rules.ts';
import { parseFinished, parseRules, parseWaiting } from './spec-rules.ts';
import type { Outcome } from './step.ts';
import type { TestReport, TestResult } from './test-report.ts';
import { readPlaywrightReport, readReport, readVitestReport } from './test-report.ts';

/** Where each run of the gate leaves what its tests said. */
export const REPORTS = {
  unit: { path: join(ROOT, '.data/reports/unit.json'), read: readVitestReport },
  integration: { path: join(ROOT, '.data/reports/integration.json'), read: readVitestReport },
  browser: { path: join(ROOT, '.data/reports/browser.json'), read: readPlaywrightReport },
} as const satisfies Record<string, { path: string; read: (text: string) => TestReport }>;

export type Stage = keyof typeof REPORTS;

export const STAGES = Object.keys(REPORTS) as Stage[];

export const isStage = (name: string): name is Stage => Object.hasOwn(REPORTS, name);

export function reportOf(stage: Stage): TestReport {
  return readReport(REPORTS[stage].path, REPORTS[stage].read);
}

export function missingReports(): Stage[] {
  return STAGES.filter((stage) => !existsSync(REPORTS[stage].path));
}

export function reportedTests(): TestResult[] {
  return STAGES.flatMap((stage) => reportOf(stage).tests);
}

type Specification = { readonly rules: Rule[]; readonly finished: string[]; readonly waiting: Waiting[] };

export function readSpecification(): Specification {
  const read = (name: string): string => readFileSync(join(ROOT, 'docs/spec', name), 'utf8');
  return {
    rules: parseRules(read('rules.tsv')),
    finished: parseFinished(read('finished.txt')),
    waiting: parseWaiting(read('waiting.txt')),
  };
}

export async function checkTraceability(): Promise<Outcome> {
  const { rules, finished, waiting } = readSpecification();
  const findings = coverageFindings(rules, finished, reportedTests(), waiting);
  const detail = finished.length === 0 ? 'no part finished yet' : `finished: ${finished.join(', ')}`;
  return { passed: findings.length === 0, detail, output: findings.join('\n') };
}
