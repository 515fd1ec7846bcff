import { randomBytes } from 'node:crypto';
import type { Attributes, Span, SpanStart } from '../spans.ts';
import type { TraceContext } from '../trace-context.ts';

/** A span that is over. Times are milliseconds since 1970. */
export type EndedSpan = TraceContext & {
  readonly start: SpanStart;
  readonly parentId: string | undefined;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Attributes;
  readonly failure: string | undefined;
};

type SpanOptions = {
  readonly traceId: string;
  readonly parentId: string | undefined;
  readonly isSampled: boolean;
  readonly start: SpanStart;
  readonly onEnd: (ended: EndedSpan) => void;
};

export const newId = (bytes: 8 | 16): string => randomBytes(bytes).toString('hex');

/** To the microsecond, which the clock of the day is not. */
const now = () => performance.timeOrigin + performance.now();

export function openSpan({ traceId, parentId, isSampled, start, onEnd }: SpanOptions): Span {
  const spanId = newId(8);
  const startedAt = now();
  let { attributes = {} } = start;
  let failure: string | undefined;
  let isOpen = isSampled;
  return {
    traceId,
    spanId,
    isSampled,
    child: (childStart) => openSpan({ traceId, parentId: spanId, isSampled, start: childStart, onEnd }),
    set(more) {
      attributes = { ...attributes, ...more };
    },
    fail(type) {
      failure = type;
    },
    end() {
      if (!isOpen) return;
      isOpen = false;
      onEnd({ traceId, spanId, parentId, isSampled, start, startedAt, endedAt: now(), attributes, failure });
    },
  };
}
