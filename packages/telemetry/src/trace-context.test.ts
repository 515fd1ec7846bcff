import { expect, test } from 'vitest';
import { readTraceparent, writeTraceparent } from './trace-context.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

test.each([
  ['01', true],
  ['00', false],
  ['03', true],
])('a traceparent with the flags %s is read: recorded %s', (flags, isSampled) => {
  const context = { traceId: TRACE, spanId: SPAN, isSampled };
  expect(readTraceparent(`00-${TRACE}-${SPAN}-${flags}`)).toEqual(context);
  expect(readTraceparent(writeTraceparent(context))).toEqual(context);
});

test.each([
  undefined,
  '',
  [`00-${TRACE}-${SPAN}-01`],
  `01-${TRACE}-${SPAN}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
])('what is not well formed is no context: %s', (text) => {
  expect(readTraceparent(text)).toBeUndefined();
});
