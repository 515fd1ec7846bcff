/** Which trace a span is of, as it travels between processes. */
export type TraceContext = {
  readonly traceId: string;
  readonly spanId: string;
  /** False where the one who began the trace has chosen not to record it. */
  readonly isSampled: boolean;
};

const TRACEPARENT = /^00-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})$/;
const NOTHING_BUT_ZEROS = /^0+$/;

/** W3C Trace Context, version 00. What is not well formed is no context. */
export function readTraceparent(text: unknown): TraceContext | undefined {
  const {
    traceId = '',
    spanId = '',
    flags = '',
  } = TRACEPARENT.exec(typeof text === 'string' ? text : '')?.groups ?? {};
  if (traceId === '' || NOTHING_BUT_ZEROS.test(traceId) || NOTHING_BUT_ZEROS.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
