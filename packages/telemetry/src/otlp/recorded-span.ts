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

type Given = Omit<SpanOptions, 'onEnd'>;
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

export function openSpan({ onEnd, ...given }: SpanOptions): Span {
  const { traceId, isSampled, start } = given;
  const spanId = newId(8);
  const startedAt = now();
  let { attributes = {} } = start;
  let failure: string | undefined;
  let isOpen = isSampled;
  const inTrace = (more: Pick<Given, 'start'>) => openSpan({ traceId, isSampled, parentId: spanId, onEnd, ...more });
  return {
    traceId,
    spanId,
    isSampled,
    child: (childStart) => inTrace({ start: childStart }),
    set(more) {
      attributes = { ...attributes, ...more };
    },
    fail(type) {
      failure = type;
    },
    end() {
      if (!isOpen) return;
      isOpen = false;
      const { parentId } = given;
      onEnd({ traceId, spanId, isSampled, start, parentId, startedAt, endedAt: now(), attributes, failure });
    },
  };
}
