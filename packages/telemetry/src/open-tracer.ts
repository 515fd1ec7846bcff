import type { Log } from './otlp/send-spans.ts';
import { type Tracer, traceIds } from './spans.ts';
import type { TelemetryEnv } from './telemetry-variables.ts';

type TracerEnv = Pick<TelemetryEnv, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>;

/** Options of pino, with which each line says of which trace it is. */
export const traceIdsInLog = ({ OTEL_EXPORTER_OTLP_ENDPOINT }: TracerEnv) =>
  OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? {} : { mixin: traceIds };

/** Nothing that records or sends is loaded unless there is a collector. */
export async function openTracer(env: TracerEnv, log: Log): Promise<Tracer | undefined> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const { createTracer } = await import('./otlp/tracer.ts');
  return createTracer({ endpoint, service: env.OTEL_SERVICE_NAME, ratio: env.OTEL_TRACES_SAMPLER_ARG, log });
}
