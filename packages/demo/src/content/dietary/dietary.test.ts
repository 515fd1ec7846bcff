import { describe, expect, test } from 'vitest';
import { VENDOR_KINDS } from '../kinds/index.ts';
import { declarations } from './declaration.ts';
import { DECLARED, declaredOf } from './declared-of.ts';

describe('what vendors declare about a dish', () => {
  test('says which tags, allergens and how spicy; none is not the same as not said', () => {
    const read = declarations(`
      Suya | halal | nuts fish | 2
      Salad | none | none | 0
      Stew | ? | ? | ?
    `);
    expect(Object.fromEntries(read)).toEqual({
      Suya: { dietary_tags: ['halal'], allergens: ['nuts', 'fish'], spicy: 2 },
      Salad: { dietary_tags: [], allergens: [], spicy: 0 },
      Stew: { dietary_tags: null, allergens: null, spicy: null },
    });
  });

  test.each([
    ['Suya | hala | none | 0', "'Suya' declares 'hala', which means nothing here."],
    ['Suya | halal | nut | 0', "'Suya' declares 'nut', which means nothing here."],
    ['Suya | halal | none | 4', "'Suya' is spicy '4', which is not 0 to 3."],
  ])('refuses %s', (line, sentence) => {
    expect(() => declarations(line)).toThrow(sentence);
  });

  test('is said of dishes that somebody sells, and not of all of them', () => {
    const restaurants = Object.values(VENDOR_KINDS).filter(({ type }) => type === 'restaurant');
    const sold = new Set(
      restaurants.flatMap(({ sections }) => sections.flatMap(({ dishes }) => dishes.map(({ name }) => name))),
    );
    expect([...DECLARED.keys()].filter((name) => !sold.has(name))).toEqual([]);
    const share = DECLARED.size / sold.size;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.8);
    expect(declaredOf('Something new')).toEqual({ dietary_tags: null, allergens: null, spicy: null });
  });
});
