import { fruits } from '../produce/fruits.ts';
import { flours, grains } from '../produce/grains.ts';
import { fish, freshMeat } from '../produce/meat-and-fish.ts';
import { oilsAndNuts, spices } from '../produce/spices-and-oils.ts';
import { leafyVegetables, otherVegetables, soupBase, tubers } from '../produce/vegetables.ts';
import type { VendorKind } from './vendor-kind.ts';

export const localMarkets = {
  'market-basket': {
    type: 'local-market',
    countries: ['NG', 'GH'],
    categories: ['vegetables', 'fruits', 'spices'],
    names: ['{area} Market Basket', "{person}'s Market Run", '{word} Farm Gate'],
    descriptions: [
      'We walk the market so that you need not. Tell us what is cooking.',
      'Bought at dawn, at your door by lunch, at market prices.',
    ],
    sections: [soupBase, leafyVegetables, otherVegetables, tubers, fruits, spices],
    size: [32, 42],
    pictures: ['tomatoes', 'okro', 'hot-pepper', 'yam', 'green-leaves'],
    covers: ['forest', 'amber'],
    closesEarly: true,
  },
  'grain-seller': {
    type: 'local-market',
    countries: ['NG', 'GH'],
    categories: ['grains', 'spices'],
    names: ["{person}'s Grains", '{area} Grain Store', '{word} Grains and Flour'],
    descriptions: [
      'Beans picked clean, rice without stones, measured with a generous hand.',
      'Sold by the measure, ground if you wish.',
    ],
    sections: [grains, flours, spices, oilsAndNuts],
    size: [28, 36],
    pictures: ['brown-beans', 'gari', 'loose-rice', 'millet', 'nuts'],
    covers: ['sun', 'cocoa'],
    closesEarly: true,
  },
  'butcher-and-fish': {
    type: 'local-market',
    countries: ['NG', 'GH'],
    categories: ['meat-and-fish'],
    names: ["{person}'s Meat and Fish", '{area} Butchers', '{word} Fish Landing'],
    descriptions: [
      'Cut the way you cook it, cleaned the way you like it.',
      'Beef and goat from the morning market, fish from the night boats.',
    ],
    sections: [freshMeat, fish, spices],
    size: [26, 36],
    pictures: ['raw-beef', 'fresh-fish', 'live-chicken', 'shrimp', 'fresh-crab'],
    covers: ['brick', 'sand'],
    closesEarly: true,
  },
  'fruit-stall': {
    type: 'local-market',
    countries: ['NG', 'GH'],
    categories: ['fruits', 'vegetables'],
    names: ["{person}'s Fruit Stall", '{word} Orchard Fruits', '{area} Fruit Garden'],
    descriptions: [
      'Ripe today or ripe on Friday: say which, and we choose for you.',
      'Pineapples, pawpaw and avocados from people who grow them.',
    ],
    sections: [fruits, otherVegetables, oilsAndNuts, leafyVegetables],
    size: [26, 34],
    pictures: ['pineapple', 'watermelon', 'mango', 'oranges', 'avocado'],
    covers: ['sun', 'leaf'],
    closesEarly: true,
  },
  'spice-trader': {
    type: 'local-market',
    countries: ['NG', 'GH'],
    categories: ['spices', 'grains'],
    names: ["Mama {person}'s Spices", '{word} Spice Trader', '{area} Pepper and Spice'],
    descriptions: [
      'Ground on the day you order. Your soup will notice.',
      'Crayfish, egusi, locust beans and every pepper there is.',
    ],
    sections: [spices, oilsAndNuts, soupBase, flours],
    size: [26, 34],
    pictures: ['ground-pepper', 'ginger', 'curry-powder', 'garlic', 'dried-herbs'],
    covers: ['brick', 'leaf'],
    closesEarly: true,
  },
} as const satisfies Record<string, VendorKind>;
