import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRICS } from '@jara/telemetry';
import { createMeter } from '@jara/telemetry/metrics';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../root.ts';
import { projectFiles } from './project-files.ts';
import { readExpression } from './promql.ts';
import type { Outcome } from './step.ts';

const rulesFile = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.union([
          z.strictObject({ record: z.string().includes(':'), expr: z.string() }),
          z.strictObject({
            alert: z.string(),
            expr: z.string(),
            for: z.string().optional(),
            labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
          }),
        ]),
      ),
    }),
  ),
});
const dashboardFile = z.object({
  uid: z.string(),
  title: z.string(),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })).min(1),
});

/** The labels of each metric that our processes export; a histogram's are those of its series too. */
export type Exported = ReadonlyMap<string, readonly string[]>;
type Used = { readonly where: string; readonly expression: string };

/** What Prometheus adds to each series, and what it makes itself. */
const OF_PROMETHEUS = ['job', 'instance'];
const UP: Exported = new Map([['up', []]]);
const OF_HISTOGRAM = /_(?:bucket|sum|count)$/;

/** Where an expression names a metric that nobody exports, or a label that it has not. */
export function expressionFindings({ where, expression }: Used, exported: Exported): string[] {
  const { selected, grouped } = readExpression(expression);
  const known = selected.map(({ name, labels }) => {
    const own = exported.get(name) ?? exported.get(name.replace(OF_HISTOGRAM, ''));
    return { name, labels, own: own && [...own, ...OF_PROMETHEUS, ...(name.endsWith('_bucket') ? ['le'] : [])] };
  });
  return [
    ...(selected.length === 0 ? [`${where} names no metric.`] : []),
    ...known.flatMap(({ name, labels, own }) => {
      if (!own) return [`${where}: no process exports ${name}.`];
      return labels.filter((label) => !own.includes(label)).map((label) => `${where}: ${name} has no label ${label}.`);
    }),
    ...grouped
      .filter((label) => known.every(({ own }) => own && !own.includes(label)))
      .map((label) => `${where}: none of its metrics has the label ${label}.`),
  ];
}

/** A metric of the table that is counted, observed or set nowhere is one that stays at nothing. */
function unrecorded(names: readonly string[]): string[] {
  const sources = projectFiles(['{apps,packages}/*/src/**/*.ts']).filter((file) => !file.endsWith('.test.ts'));
  const recorded = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\b(?:count|observe|set|startClock)\(\s*'([a-z_]+)'/g)].map(
        ([, name]) => name,
      ),
    ),
  );
  return names
    .filter((name) => !recorded.has(name))
    .map((name) => `${name} is in the table of metrics and recorded nowhere.`);
}

/** Dashboards and rules name metrics that our processes export, with labels that these have. */
export async function checkDashboards(): Promise<Outcome> {
  const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const rules = rulesFile.parse(parse(text('deploy/prometheus/alerts.yaml'))).groups.flatMap((group) => group.rules);
  const dashboards = projectFiles(['deploy/grafana/*.json']).map((file) => dashboardFile.parse(JSON.parse(text(file))));
  const exported: Exported = new Map([
    ...UP,
    ...createMeter().names(),
    ...rules.flatMap((rule) => ('record' in rule ? [[rule.record, []] as const] : [])),
  ]);
  const used: Used[] = [
    ...rules.map((rule) => ({ where: 'record' in rule ? rule.record : rule.alert, expression: rule.expr })),
    ...dashboards.flatMap(({ title, panels }) =>
      panels.flatMap((panel) =>
        panel.targets.map(({ expr }) => ({ where: `${title}, ${panel.title}`, expression: expr })),
      ),
    ),
  ];
  const findings = [...used.flatMap((each) => expressionFindings(each, exported)), ...unrecorded(Object.keys(METRICS))];
  return {
    passed: dashboards.length > 0 && findings.length === 0,
    detail: `${used.length} expressions`,
    output: findings.join('\n'),
  };
}
