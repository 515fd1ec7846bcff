import { expect, test } from 'vitest';
import { encodeSpans } from './encode-spans.ts';
import { newId, openSpan } from './recorded-span.ts';

test('of a text that is too long its beginning is sent: no caller says how large a trace is', () => {
  let sent = '';
  const start = { name: 'cook', kind: 'server', attributes: { path: `/${'x'.repeat(10_000)}` } } as const;
  const onEnd = (ended: Parameters<typeof encodeSpans>[1][number]) => {
    sent = encodeSpans('kitchen', [ended]);
  };
  openSpan({ traceId: newId(16), parentId: undefined, isSampled: true, start, onEnd }).end();
  expect(sent).toContain(`"/${'x'.repeat(199)}"`);
});
