import { z } from 'zod';

/** For the `env.ts` of each process that is watched. OpenTelemetry's own names, where it has one. */
export const telemetryVariables = {
  /** Where a collector takes OTLP over HTTP. Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The part of traces that is recorded, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** The bearer token of `/metrics`. Without it there are none. */
  METRICS_TOKEN: z.string().min(16).optional(),
};

export type TelemetryEnv = z.infer<z.ZodObject<typeof telemetryVariables>> & { readonly OTEL_SERVICE_NAME: string };
