import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { GaugeReader, Meter } from './meter.ts';
import { METRICS, type MetricName } from './metric-table.ts';

const OF_TYPE = { counter: Counter, gauge: Gauge, histogram: Histogram } as const;

/** All metrics of the table, and those of Node itself, in the format of Prometheus. */
export function createMeter(): Meter & { readonly names: () => ReadonlyMap<string, readonly string[]> } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const names = Object.keys(METRICS) as MetricName[];
  const made = new Map(
    names.map((name) => {
      const { type, help, labels, ...more } = METRICS[name];
      const buckets = 'buckets' in more ? [...more.buckets] : undefined;
      const options = { name, help, labelNames: [...labels], registers: [registry], ...(buckets && { buckets }) };
      return [name, new OF_TYPE[type](options)] as const;
    }),
  );
  const readers = new Set<GaugeReader>();
  const gauges = [...made.values()].filter((metric) => metric instanceof Gauge);

  return {
    count: (name, labels, times) => (made.get(name) as Counter).inc(labels, times),
    observe: (name, labels, seconds) => (made.get(name) as Histogram).observe(labels, seconds),
    read(reader) {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
    contentType: registry.contentType,
    async text() {
      // What stood there and is gone, such as the last job of a lane, is not said again.
      for (const gauge of gauges) gauge.reset();
      const set: Parameters<GaugeReader>[0] = (name, labels, value) => (made.get(name) as Gauge).set(labels, value);
      // While the database is away its gauges are missing, and everything else is said.
      await Promise.allSettled([...readers].map(async (reader) => reader(set)));
      return registry.metrics();
    },
    names: () =>
      new Map(
        registry
          .getMetricsAsArray()
          .map((metric) => [metric.name, (metric as { labelNames?: string[] }).labelNames ?? []]),
      ),
  };
}
