import { minorUnits } from '@jara/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Price } from './price.tsx';

const amount = (value: number) => minorUnits.parse(value);
const heard = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

describe('Price', () => {
  test('shows one price as it is', () => {
    expect(heard(renderToStaticMarkup(<Price amount={amount(450_000)} currency="NGN" />))).toBe('₦4,500.00');
  });

  test('strikes the old price and says which is which', () => {
    const markup = renderToStaticMarkup(<Price amount={amount(3_800)} was={amount(4_500)} currency="GHS" />);
    expect(heard(markup)).toBe('Now GH₵38.00, was GH₵45.00');
    expect(/<s[ >].*<\/s>/.exec(markup)?.[0]).toContain('GH₵45.00');
  });

  test('takes zero for a price, now and before', () => {
    const free = renderToStaticMarkup(<Price amount={amount(0)} was={amount(120_000)} currency="NGN" />);
    expect(heard(free)).toBe('Now ₦0.00, was ₦1,200.00');
    const once = renderToStaticMarkup(<Price amount={amount(120_000)} was={amount(0)} currency="NGN" />);
    expect(heard(once)).toBe('Now ₦1,200.00, was ₦0.00');
  });

  test.each([null, amount(450_000)])('strikes nothing when the old price is %j', (was) => {
    expect(renderToStaticMarkup(<Price amount={amount(450_000)} was={was} currency="NGN" />)).not.toMatch(/<s[ >]/);
  });
});
