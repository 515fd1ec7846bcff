import { idsOf } from './spec-rules.ts';
import type { Outcome } from './step.ts';
import type { TestResult } from './test-report.ts';

const MAX_LENGTH = 100;
const MAX_IDS = 3;

/** A title is one sentence that says which rules the test shows: too long a title is a test of too much. */
export function checkTitles(tests: readonly TestResult[]): Outcome {
  const findings = tests.flatMap(({ title, file }) => [
    ...(title.length > MAX_LENGTH ? [`${title.length} characters instead of ${MAX_LENGTH}: ${file}: ${title}`] : []),
    ...(idsOf(title).length > MAX_IDS ? [`more than ${MAX_IDS} rule ids: ${file}: ${title}`] : []),
  ]);
  return { passed: findings.length === 0, detail: `${tests.length} titles`, output: findings.join('\n') };
}
