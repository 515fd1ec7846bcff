import type { Rule, Waiting } from './spec-rules.ts';
import { contextOf, idsOf } from './spec-rules.ts';
import type { TestResult } from './test-report.ts';

export type ContextCoverage = {
  readonly context: string;
  readonly covered: readonly Rule[];
  readonly uncovered: readonly Rule[];
};

/** Ids that passing tests begin with. */
function shownBy(tests: readonly TestResult[]): Set<string> {
  return new Set(tests.filter(({ state }) => state === 'passed').flatMap(({ title }) => idsOf(title)));
}

export function coverageByContext(rules: readonly Rule[], tests: readonly TestResult[]): ContextCoverage[] {
  const shown = shownBy(tests);
  return [...Map.groupBy(rules, ({ id }) => contextOf(id))].map(([context, group]) => ({
    context,
    covered: group.filter(({ id }) => shown.has(id)),
    uncovered: group.filter(({ id }) => !shown.has(id)),
  }));
}

/** Reasons to fail: a rule of a finished part that no passing test shows, an id that is no rule's. */
export function coverageFindings(
  rules: readonly Rule[],
  finished: readonly string[],
  tests: readonly TestResult[],
  waiting: readonly Waiting[] = [],
): string[] {
  const shown = shownBy(tests);
  const known = new Set(rules.map(({ id }) => id));
  const lost = rules
    .filter(({ id, part }) => finished.includes(part) && !shown.has(id) && !waiting.some((each) => each.id === id))
    .map(({ id, part, text }) => `${id} of the finished part ${part} has no passing test: ${text}`);
  const unknown = tests.flatMap(({ title, file }) =>
    idsOf(title)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is no rule, yet a test begins with it: ${title} (${file})`),
  );
  const empty = finished
    .filter((part) => !rules.some((rule) => rule.part === part))
    .map((part) => `The finished part ${part} has no rules.`);
  const shownAfterAll = waiting
    .filter(({ id }) => shown.has(id) || !known.has(id))
    .map(({ id }) => `${id} waits no longer, or is no rule: take it off the list of those that wait.`);
  return [...empty, ...lost, ...shownAfterAll, ...new Set(unknown)];
}
