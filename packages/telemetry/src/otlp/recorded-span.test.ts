import { expect, test, vi } from 'vitest';
import { newId, openSpan } from './recorded-span.ts';

const open = (isSampled: boolean) => {
  const onEnd = vi.fn();
  const start = { name: 'cook', kind: 'server' } as const;
  return { span: openSpan({ traceId: newId(16), parentId: undefined, isSampled, start, onEnd }), onEnd };
};

test('a span that is ended twice is recorded once', () => {
  const { span, onEnd } = open(true);
  span.end();
  span.end();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a span that is not sampled is not recorded', () => {
  const { span, onEnd } = open(false);
  span.end();
  expect(onEnd).not.toHaveBeenCalled();
});
