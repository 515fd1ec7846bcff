import { expect, test } from 'vitest';
import { hoursOf, readTime, spanHint, timeText, weekOf } from './week.ts';

test('a week with a default is edited day by day, and a day of rest stays one', () => {
  const late = { opening: 1700, closing: 200 };
  const week = weekOf({ default: { opening: 900, closing: 2100 }, friday: late });
  expect([week.monday, week.friday]).toEqual([{ opening: 900, closing: 2100 }, late]);
  expect(hoursOf({ ...week, sunday: null })).not.toHaveProperty('sunday');
  expect(weekOf(hoursOf({ ...week, sunday: null }))).toEqual({ ...week, sunday: null });
});

test('times are those of an input, and past midnight is said in words', () => {
  expect([timeText(930), readTime('00:05'), readTime('')]).toEqual(['09:30', 5, undefined]);
  expect([spanHint({ opening: 1700, closing: 200 }), spanHint({ opening: 0, closing: 0 })]).toEqual([
    'Until 2 AM the next day',
    'Open 24 hours',
  ]);
  expect(spanHint({ opening: 900, closing: 2100 })).toBeUndefined();
});
