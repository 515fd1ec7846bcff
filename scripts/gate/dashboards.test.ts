import { expect, test } from 'vitest';
import { checkDashboards, type Exported, expressionFindings } from './dashboards.ts';

const EXPORTED: Exported = new Map([
  ['jobs_due', ['lane']],
  ['job_seconds', ['name']],
  ['slo:late:ratio', []],
]);
const findings = (expression: string) => expressionFindings({ where: 'A panel', expression }, EXPORTED);

test('an expression of metrics that are exported passes, as do their series and what Prometheus adds', () => {
  expect(findings('max by (lane, instance) (jobs_due{job="jara-worker"})')).toEqual([]);
  expect(findings('sum by (le) (rate(job_seconds_bucket{name="a"}[5m])) and slo:late:ratio > 1')).toEqual([]);
});

test.each([
  ['a metric that nobody exports', 'jobs_do{lane="push"}', 'A panel: no process exports jobs_do.'],
  ['a label that it has not', 'jobs_due{customer="7"}', 'A panel: jobs_due has no label customer.'],
  ['a label to group by', 'sum by (rider) (jobs_due)', 'A panel: none of its metrics has the label rider.'],
  ['no metric', '1 + 1', 'A panel names no metric.'],
])('%s is found', (_what, expression, finding) => {
  expect(findings(expression)).toEqual([finding]);
});

test('our own dashboards and rules name what our processes export', async () => {
  expect(await checkDashboards()).toMatchObject({ passed: true, output: '' });
});
