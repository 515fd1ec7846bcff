import { AsyncLocalStorage } from 'node:async_hooks';
import { readTraceparent, type TraceContext, writeTraceparent } from './trace-context.ts';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** What is done. Names and attributes are words of our code: never what somebody has typed, nor who they are. */
export type SpanStart = {
  readonly name: string;
  /** A request that is served, a call to somebody else, a job that an earlier request has left. */
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Attributes;
};

export type Span = TraceContext & {
  child(start: SpanStart): Span;
  set(attributes: Attributes): void;
  /** In a word of the code, such as `timeout`. */
  fail(type: string): void;
  /** Only the first call counts. */
  end(): void;
};

export type Tracer = {
  /** The first span of this process in a trace, of which `parent` is the caller's; without one a trace begins. */
  begin(start: SpanStart, parent?: TraceContext): Span;
  /** Sends what waits. */
  close(): Promise<void>;
};

const active = new AsyncLocalStorage<Span>();

/** The span in which this code runs. Without a tracer there never is one, and everything below does nothing more. */
export const currentSpan = (): Span | undefined => active.getStore();

export const runInSpan = <Result>(span: Span | undefined, work: () => Result): Result =>
  span ? active.run(span, work) : work();

/** What the next process is given. */
export function currentTraceparent(): string | undefined {
  const span = active.getStore();
  return span && writeTraceparent(span);
}

/** For each line of a log. */
export function traceIds(): { readonly trace_id?: string; readonly span_id?: string } {
  const span = active.getStore();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Never its message, which may repeat what was sent. */
const typeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.constructor.name : 'error';
};

async function recorded<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await active.run(span, work);
  } catch (error) {
    span.fail(typeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Work as a part of whatever runs here. */
export function inSpan<Result>(start: () => SpanStart, work: () => Promise<Result>): Promise<Result> {
  const parent = active.getStore();
  return parent?.isSampled ? recorded(parent.child(start()), work) : work();
}

/** Work that somebody else's span has caused, in another process or at another time. */
export const inTraceOf = <Result>(
  tracer: Tracer | undefined,
  traceparent: unknown,
  start: () => SpanStart,
  work: () => Promise<Result>,
): Promise<Result> => (tracer ? recorded(tracer.begin(start(), readTraceparent(traceparent)), work) : work());
