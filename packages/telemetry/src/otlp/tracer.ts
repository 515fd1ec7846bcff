import type { Tracer } from '../spans.ts';
import { newId, openSpan } from './recorded-span.ts';
import { createSpanSender, type Log } from './send-spans.ts';

type Options = { readonly endpoint: string; readonly service: string; readonly ratio: number; readonly log: Log };

/** Whoever begins a trace decides whether it is recorded, and all others keep to it. */
export function createTracer({ ratio, ...to }: Options): Tracer {
  const sender = createSpanSender(to);
  return {
    begin: (start, parent) =>
      openSpan({
        traceId: parent?.traceId ?? newId(16),
        parentId: parent?.spanId,
        isSampled: parent?.isSampled ?? Math.random() < ratio,
        start,
        onEnd: sender.add,
      }),
    close: sender.close,
  };
}
