export type { GaugeReader } from './metrics/meter.ts';
export { METRICS } from './metrics/metric-table.ts';
export { count, observe, startClock } from './metrics/record.ts';
export { answerMetrics, serveMetrics } from './metrics/serve-metrics.ts';
export { openTracer, traceIdsInLog } from './open-tracer.ts';
export { currentSpan, currentTraceparent, inSpan, inTraceOf, type SpanStart, type Tracer } from './spans.ts';
export { telemetryVariables } from './telemetry-variables.ts';
export { traceRequests } from './trace-requests.ts';
