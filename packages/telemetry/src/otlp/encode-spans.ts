import type { Attributes } from '../spans.ts';
import type { EndedSpan } from './recorded-span.ts';

/** OTLP 1, JSON over HTTP: ids in hex, enumerations and times as the protocol's numbers. */
const KIND = { server: 2, client: 3, consumer: 5 } as const;
const FAILED = { code: 2 };
const LONGEST_TEXT = 200;

function encodedValue(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value.slice(0, LONGEST_TEXT) };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

const listOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: encodedValue(value) }));

/** Nanoseconds do not fit into a number; microseconds do. */
const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1_000)}000`;

function encode({ start, traceId, spanId, parentId, startedAt, endedAt, attributes, failure }: EndedSpan) {
  return {
    traceId,
    spanId,
    ...(parentId !== undefined && { parentSpanId: parentId }),
    name: start.name,
    kind: KIND[start.kind],
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: listOf(failure === undefined ? attributes : { ...attributes, 'error.type': failure }),
    ...(failure !== undefined && { status: FAILED }),
  };
}

/** The body of one request to a collector. */
export const encodeSpans = (service: string, spans: readonly EndedSpan[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: listOf({ 'service.name': service }) },
        scopeSpans: [{ scope: { name: 'jara' }, spans: spans.map(encode) }],
      },
    ],
  });
