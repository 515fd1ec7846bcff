import { expect, test } from 'vitest';
import { VENDOR_KINDS } from '../../content/kinds/index.ts';
import { shelf } from '../../content/shelf.ts';
import { randomOf } from '../random.ts';
import { takeFromShelves } from './take-from-shelves.ts';

const shelfOf = (title: string, dishes: string) => shelf({ title, sold: 'per portion', dishes });
const kindWith = (shelves: readonly [ReturnType<typeof shelfOf>, ...ReturnType<typeof shelfOf>[]]) => ({
  ...VENDOR_KINDS.buka,
  shelves,
  size: [50, 50] as const,
});

const sides = shelfOf(
  'Sides',
  `
    Coleslaw | salad | 500-1000 | 8-15
      Fresh.
    Moi moi | moi-moi | 700-1400 | -
      Steamed.
  `,
);
const chips = shelfOf(
  'Chips and sides',
  `
    Chips | chips | 1200-2200 | 16-30
      Hot.
    Coleslaw | salad | 700-1300 | 10-18
      Fresh today.
  `,
);
const drinks = shelfOf(
  'Drinks',
  `
    Zobo | zobo | 600-1200 | -
      Red.
  `,
);

const taken = (country: 'NG' | 'GH') =>
  takeFromShelves(kindWith([sides, chips, drinks]), country, randomOf('shelves')).map(
    ({ title, dishes }) => `${title}: ${dishes.map(({ name }) => name).join(', ')}`,
  );

test('what stands on two shelves is taken from the first', () => {
  expect(taken('NG')).toEqual(['Sides: Coleslaw, Moi moi', 'Chips and sides: Chips', 'Drinks: Zobo']);
});

test('what a country does not sell is left, and so is a shelf with nothing else', () => {
  expect(taken('GH')).toEqual(['Sides: Coleslaw', 'Chips and sides: Chips']);
});
