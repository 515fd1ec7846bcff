import { type FeeLine, minorUnits } from '@jara/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeeLineRow } from './fee-line-row.tsx';

const amount = (value: number) => minorUnits.parse(value);
const rowOf = (line: FeeLine) => renderToStaticMarkup(<FeeLineRow line={line} currency="NGN" />);
const heard = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

test('pricing.017 a lower fee strikes the old one', () => {
  const markup = rowOf({ label: 'Delivery fee', amount: amount(20_000), struck: amount(50_000) });
  expect(heard(markup)).toBe('Delivery feeinstead of ₦500.00₦200.00');
  expect(/<s[ >].*<\/s>/.exec(markup)?.[0]).toContain('₦500.00');
  expect(rowOf({ label: 'Surge fee', amount: amount(10_000) })).not.toMatch(/<s[ >]/);
});

test('what is taken off has a minus', () => {
  expect(heard(rowOf({ label: 'Discount', amount: amount(-150_000) }))).toBe('Discount-₦1,500.00');
});
