import { expect, test } from 'vitest';
import { VENDOR_KINDS } from '../../content/kinds/index.ts';
import { menuSection } from '../../content/menu-section.ts';
import { randomOf } from '../random.ts';
import { chooseDishes } from './choose-dishes.ts';

const sectionOf = (title: string, dishes: string) => menuSection({ title, sold: 'per portion', dishes });
const kindWith = (sections: readonly [ReturnType<typeof sectionOf>, ...ReturnType<typeof sectionOf>[]]) => ({
  ...VENDOR_KINDS.buka,
  sections,
  size: [50, 50] as const,
});

const sides = sectionOf(
  'Sides',
  `
    Coleslaw | salad | 500-1000 | 8-15
      Fresh.
    Moi moi | moi-moi | 700-1400 | -
      Steamed.
  `,
);
const chips = sectionOf(
  'Chips and sides',
  `
    Chips | chips | 1200-2200 | 16-30
      Hot.
    Coleslaw | salad | 700-1300 | 10-18
      Fresh today.
  `,
);
const drinks = sectionOf(
  'Drinks',
  `
    Zobo | zobo | 600-1200 | -
      Red.
  `,
);

const taken = (country: 'NG' | 'GH') =>
  chooseDishes(kindWith([sides, chips, drinks]), country, randomOf('sections')).map(
    ({ title, dishes }) => `${title}: ${dishes.map(({ name }) => name).join(', ')}`,
  );

test('a dish of two sections is taken from the first', () => {
  expect(taken('NG')).toEqual(['Sides: Coleslaw, Moi moi', 'Chips and sides: Chips', 'Drinks: Zobo']);
});

test('a dish that a country does not sell is left out, and so is a section without others', () => {
  expect(taken('GH')).toEqual(['Sides: Coleslaw', 'Chips and sides: Chips']);
});
