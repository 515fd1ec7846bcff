import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../root.ts';
import { portOf } from './container.ts';
import { podContainers } from './manifests.ts';

type Job = { readonly job_name: string; readonly static_configs: readonly [{ readonly targets: readonly [string] }] };

test('Prometheus asks each process with metrics at the port that it has in containers', () => {
  const file = readFileSync(join(ROOT, 'deploy/prometheus/prometheus.yaml'), 'utf8');
  const { scrape_configs } = parse(file, { merge: true }) as { scrape_configs: readonly Job[] };
  const asked = scrape_configs.map(({ job_name, static_configs }) => `${job_name} ${static_configs[0].targets[0]}`);
  const watched = podContainers.filter(({ environment }) => environment.has('METRICS_TOKEN'));
  expect(asked.toSorted()).toEqual(
    watched.map((container) => `jara-${container.command} 127.0.0.1:${portOf(container)}`).sort(),
  );
});
