import { expect, test } from 'vitest';
import { readExpression } from './promql.ts';

test('an expression’s metrics are read with their labels, and what it groups by', () => {
  const { selected, grouped } = readExpression(
    'histogram_quantile(0.99, sum by (le, route) (rate(http_seconds_bucket{job="a",status=~"5.."}[5m]))) > 14.4 * 0.5 and up == 0',
  );
  expect(selected).toEqual([
    { name: 'http_seconds_bucket', labels: ['job', 'status'] },
    { name: 'up', labels: [] },
  ]);
  expect(grouped).toEqual(['le', 'route']);
});

test('neither texts, durations, numbers nor variables of Grafana are metrics', () => {
  const { selected } = readExpression('topk(12, rate(jobs_total{lane="sum{x=1}"}[$__rate_interval])) offset 5m / 1e3');
  expect(selected).toEqual([{ name: 'jobs_total', labels: ['lane'] }]);
});
