import type { ListChoice } from '@jara/contract';
import { expect, test } from 'vitest';
import { readListing } from './listing.ts';
import { emptyListText } from './result-text.ts';

const LAGOS = { city: 'Lagos', country: 'NG', category: undefined } as const;

const offer = (params: Record<string, string>, choice: ListChoice, total: number, category?: string) =>
  emptyListText(readListing(params), [{ choice, total }], { ...LAGOS, category }).offers[0];

test.each([
  [{ discounts: '1' }, 3, '3 with discounts in all of Lagos'],
  [{ type: 'pharmacy' }, 3, '3 pharmacies in all of Lagos'],
  [{ type: 'local-market', open_now: '1' }, 1, '1 local market open now in all of Lagos'],
  [{ rating: '4.5', fee: '0-500' }, 2, '2 rated 4.5+, delivered for ₦0 – ₦500 in all of Lagos'],
  [{}, 12, '12 vendors in all of Lagos'],
  [{}, 1, '1 vendor in all of Lagos'],
])('%o: what there is at any time is offered', (params, total, words) => {
  expect(offer(params, 'tag', total)?.words).toBe(words);
});

test('what is offered is the list without that choice alone', () => {
  expect(offer({ discounts: '1', city: 'lagos' }, 'tag', 3)?.href).toBe('/store?city=lagos&discounts=1&tag=all');
  expect(offer({ category: 'soups' }, 'tag', 2, 'Soups')?.words).toBe('2 in “Soups” in all of Lagos');
  expect(offer({ discounts: '1', rating: '4.5' }, 'discounts', 4)).toEqual({
    words: 'Without “Discounts”: 4 vendors',
    href: '/store?rating=4.5',
  });
  expect(offer({ rating: '4.5' }, 'rating', 4)).toEqual({ words: 'Any rating: 4 vendors', href: '/store' });
  expect(offer({ category: 'soups' }, 'category', 4)?.words).toBe('Any category: 4 vendors');
  expect(offer({ type: 'pharmacy' }, 'type', 4)?.words).toBe('Any type: 4 vendors');
  expect(offer({ type: 'pharmacy', rating: '4.5' }, 'rating', 1)?.words).toBe('Any rating: 1 pharmacy');
});

test('the reason is the time where the time is the reason', () => {
  const reason = (params: Record<string, string>, choices: ListChoice[]) =>
    emptyListText(
      readListing(params),
      choices.map((choice) => ({ choice, total: 1 })),
      LAGOS,
    ).reason;
  expect(reason({ discounts: '1' }, ['tag', 'discounts'])).toBe(
    'Nothing that fits these choices arrives in under 35 mins.',
  );
  // At night, of the list that everybody sees first.
  expect(reason({}, ['tag'])).toBe('Nobody who is open now arrives in under 35 mins.');
  expect(reason({ tag: 'around_you', discounts: '1' }, ['tag'])).toBe('No restaurant fits these choices.');
  expect(reason({ discounts: '1' }, ['discounts'])).toContain('Leave one out:');
  expect(reason({ discounts: '1' }, [])).toContain('Try fewer filters');
});
