import { describe, expect, test } from 'vitest';
import { VENDOR_KINDS } from './kinds/index.ts';
import { menuSection } from './menu-section.ts';
import { VENDOR_CATEGORIES } from './vendor-categories.ts';

const read = (dishes: string) => menuSection({ title: 'Rice', sold: 'per portion', container: 'plate', dishes }).dishes;

describe('the text of a menu section', () => {
  test('gives a dish with what it says and what its section says', () => {
    const [dish] = read(`
      Jollof rice | jollof | 2500-4500 | 40-70 | +protein, +rice-extras
        Smoky.
    `);
    expect(dish).toEqual({
      name: 'Jollof rice',
      description: 'Smoky.',
      picture: 'jollof',
      prices: { NG: { lowest: 2500, highest: 4500 }, GH: { lowest: 40, highest: 70 } },
      choices: ['protein', 'rice-extras'],
      container: 'plate',
      sold: 'per portion',
    });
  });

  test('lets a dish differ from its section', () => {
    const [tray, egg] = read(`
      Rice tray | jollof | 22000-38000 | - | per pack, in tray
        Serves ten.
      Egg | eggs | - | 4-6.5 | in nothing
        Boiled.
    `);
    expect(tray).toMatchObject({ sold: 'per pack', container: 'tray', prices: { GH: null } });
    expect(egg).toMatchObject({ container: null, prices: { NG: null, GH: { lowest: 4, highest: 6.5 } } });
  });

  test.each([
    ['Rice | jolof | 1-2 | 1-2', "'Rice' asks for the picture 'jolof', which is not there."],
    ['Rice | jollof | cheap | 1-2', "'Rice' has 'cheap' for a price range."],
    ['Rice | jollof | 1-2 | 1-2 | +protien', "'Rice' says '+protien', which means nothing here."],
  ])('refuses %s', (line, sentence) => {
    expect(() => read(`${line}\n  Words.`)).toThrow(sentence);
  });
});

describe('what the sections sell', () => {
  const sections = new Set(Object.values(VENDOR_KINDS).flatMap((kind) => [...kind.sections]));
  const dishes = [...sections].flatMap((each) => [...each.dishes]);

  test('is described in a sentence, sold somewhere, and never for nothing', () => {
    expect(dishes.length).toBeGreaterThan(800);
    for (const { name, description, prices } of dishes) {
      expect(description, name).toMatch(/^[A-Z0-9].*[.?]$/);
      expect(prices.NG ?? prices.GH, name).not.toBeNull();
      for (const range of [prices.NG, prices.GH]) {
        if (range === null) continue;
        expect(range.lowest, name).toBeGreaterThan(0);
        expect(range.highest, name).toBeGreaterThan(range.lowest);
      }
    }
  });

  test('is spoken of in the words of a market, with none of a program', () => {
    const said = Object.values(VENDOR_KINDS).flatMap(({ names, descriptions, sections: [...own] }) => [
      ...names,
      ...descriptions,
      ...own.map(({ title }) => title),
    ]);
    said.push(...dishes.flatMap(({ name, description }) => [name, description]));
    const ofPrograms = /\b(background|foreground|section|failure|dialog|handler|undefined|null|NaN|object)s?\b/i;
    expect(said.filter((words) => ofPrograms.test(words))).toEqual([]);
    expect(dishes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ground crayfish', 'Ground egusi']));
  });

  test('suits each kind of vendor: categories of its own type, enough to sell in each of its countries', () => {
    for (const [name, kind] of Object.entries(VENDOR_KINDS)) {
      for (const slug of kind.categories) {
        expect(VENDOR_CATEGORIES.find((each) => each.slug === slug)?.type_group, `${name}: ${slug}`).toBe(kind.type);
      }
      for (const country of kind.countries) {
        const sold = kind.sections.flatMap((each) => each.dishes.filter(({ prices }) => prices[country] !== null));
        expect(sold.length, `${name} in ${country}`).toBeGreaterThanOrEqual(kind.size[0]);
      }
    }
  });
});
