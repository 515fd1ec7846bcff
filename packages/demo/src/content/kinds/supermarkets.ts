import { dairyAndEggs, frozenFood } from '../groceries/fresh-and-frozen.ts';
import { babyCare, cleaning, paperAndHome, toiletries } from '../groceries/household.ts';
import { breakfastDrinks, oilsAndSeasoning, riceAndGrains, tinsAndSpreads } from '../groceries/pantry.ts';
import { snacks, softDrinks } from '../groceries/snacks-and-drinks.ts';
import type { VendorKind } from './vendor-kind.ts';

export const supermarkets = {
  supermarket: {
    type: 'supermarket',
    countries: ['NG', 'GH'],
    categories: ['groceries', 'household', 'drinks', 'frozen-food'],
    names: ['{word} Supermarket', '{area} Family Mart', '{word} Stores', '{word} Grocers'],
    descriptions: [
      'Everything for the week under one roof, picked and packed by people who shop for themselves too.',
      'Wide aisles, fair prices, and somebody who knows where the yeast is.',
    ],
    sections: [
      riceAndGrains,
      oilsAndSeasoning,
      tinsAndSpreads,
      breakfastDrinks,
      dairyAndEggs,
      frozenFood,
      snacks,
      softDrinks,
      cleaning,
      toiletries,
    ],
    size: [50, 64],
    pictures: ['rice-sack', 'milk', 'bread', 'eggs', 'cooking-oil', 'detergent'],
    covers: ['forest', 'sand'],
  },
  'mini-mart': {
    type: 'supermarket',
    countries: ['NG', 'GH'],
    categories: ['groceries', 'drinks'],
    names: ['{word} Mini Mart', '{area} Corner Shop', '{word} Express', "{person}'s Provisions"],
    descriptions: [
      'The shop at the corner that is open when you remember the milk.',
      'Provisions, cold drinks and candles for when the light goes.',
    ],
    sections: [snacks, softDrinks, dairyAndEggs, breakfastDrinks, riceAndGrains, paperAndHome, toiletries],
    size: [40, 52],
    pictures: ['crisps', 'soft-drink', 'biscuits', 'water', 'candle', 'chocolate'],
    covers: ['sun', 'sky'],
  },
  'baby-and-home': {
    type: 'supermarket',
    countries: ['NG', 'GH'],
    categories: ['baby', 'household'],
    names: ['{word} Baby and Home', 'Little {word}', '{area} Home Store'],
    descriptions: [
      'Nappies at midnight, soap by the carton, and advice from people with children.',
      'For the nursery, the bathroom and the cupboard under the sink.',
    ],
    sections: [babyCare, toiletries, cleaning, paperAndHome, breakfastDrinks],
    size: [40, 50],
    pictures: ['diapers', 'baby-bottle', 'soap', 'lotion', 'detergent'],
    covers: ['brick', 'pepper'],
  },
  'drinks-and-frozen': {
    type: 'supermarket',
    countries: ['NG', 'GH'],
    categories: ['drinks', 'frozen-food'],
    names: ['{word} Cold Store', '{area} Drinks Depot', '{word} Frozen Foods'],
    descriptions: [
      'Crates, cartons and cold rooms: drinks for the party, chicken for the pot.',
      'Everything that must be cold, delivered cold.',
    ],
    sections: [softDrinks, frozenFood, snacks, dairyAndEggs, oilsAndSeasoning],
    size: [38, 48],
    pictures: ['malt', 'frozen-chicken', 'soft-drink', 'juice-box', 'fresh-fish'],
    covers: ['forest', 'sky'],
  },
} as const satisfies Record<string, VendorKind>;
