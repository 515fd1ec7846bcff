import { bankuAndKenkey, fufuAndSoups, ghanaianStews } from '../dishes/banku-and-fufu.ts';
import { ghanaianRice } from '../dishes/ghanaian-rice.ts';
import { ghanaianBreakfast, ghanaianGrill, kelewele } from '../dishes/ghanaian-street.ts';
import { ghanaianDrinks } from '../dishes/local-drinks.ts';
import { partyTrays } from '../dishes/party-trays.ts';
import { proteins } from '../dishes/proteins.ts';
import { waakye, waakyeExtras } from '../dishes/waakye.ts';
import type { VendorKind } from './vendor-kind.ts';

export const ghanaianRestaurants = {
  'waakye-corner': {
    type: 'restaurant',
    countries: ['GH'],
    categories: ['waakye', 'rice-dishes', 'breakfast'],
    names: ['{area} Waakye Corner', "Maame {person}'s Waakye", '{word} Waakye'],
    descriptions: [
      'Rice, beans and millet leaves since early morning. Come hungry, say what goes on it.',
      'The line moves fast. Leaves or pack, small or special, with shito made in the house.',
    ],
    sections: [waakye, waakyeExtras, kelewele, ghanaianDrinks],
    size: [26, 36],
    pictures: ['waakye', 'eggs', 'plantain', 'avocado', 'grilled-fish', 'zobo'],
    covers: ['sun', 'sand'],
    isEverywhere: true,
  },
  'chop-bar': {
    type: 'restaurant',
    countries: ['GH'],
    categories: ['swallow-and-soups', 'rice-dishes'],
    names: ["Auntie {person}'s Chop Bar", '{area} Fufu House', '{word} Chop Bar', 'Asanka by {person}'],
    descriptions: [
      'Fufu pounded all day, three soups on the fire, goat in every one of them.',
      'An honest chop bar: wash your hands, sit down, and do not wear white.',
    ],
    sections: [fufuAndSoups, bankuAndKenkey, ghanaianStews, proteins, ghanaianDrinks],
    size: [30, 40],
    pictures: ['pounded-yam', 'palm-nut-soup', 'banku', 'goat-meat', 'groundnut-soup'],
    covers: ['brick', 'leaf'],
    isEverywhere: true,
  },
  'ghana-jollof': {
    type: 'restaurant',
    countries: ['GH'],
    categories: ['rice-dishes', 'chicken'],
    names: ["{person}'s Jollof", '{word} Check Check', '{area} Rice Bowl', '{word} Jollof and Grill'],
    descriptions: [
      'Jollof and fried rice from the wok, chicken from the grill, shito on everything.',
      'We will not argue about whose jollof is best. Taste it.',
    ],
    sections: [ghanaianRice, kelewele, proteins, ghanaianDrinks],
    size: [28, 36],
    pictures: ['jollof', 'chicken', 'kelewele', 'fried-rice', 'salad'],
    covers: ['forest', 'amber'],
    isEverywhere: true,
  },
  'kenkey-and-fish': {
    type: 'restaurant',
    countries: ['GH'],
    categories: ['seafood', 'swallow-and-soups'],
    names: ["{person}'s Kenkey and Fish", '{area} Banku and Tilapia', '{word} Shore Kitchen'],
    descriptions: [
      'Fish from the morning boats, kenkey in the husk and pepper ground on the stone.',
      'Tilapia on charcoal until late, with banku that holds together.',
    ],
    sections: [bankuAndKenkey, ghanaianGrill, fufuAndSoups, ghanaianDrinks],
    size: [28, 36],
    pictures: ['grilled-fish', 'kenkey', 'banku', 'hot-pepper', 'crab'],
    covers: ['forest', 'sky'],
  },
  'night-grill': {
    type: 'restaurant',
    countries: ['GH'],
    categories: ['grills', 'chicken'],
    names: ['{area} Night Grill', "{person}'s Khebab", '{word} Kelewele and Grill'],
    descriptions: [
      'When the sun goes down the charcoal goes on. Khebab, kelewele and music next door.',
      'Chichinga, guinea fowl and tilapia, turned by people who never hurry.',
    ],
    sections: [ghanaianGrill, kelewele, ghanaianRice, ghanaianDrinks],
    size: [26, 34],
    pictures: ['suya', 'kelewele', 'goat-meat', 'grilled-fish', 'onions'],
    covers: ['brick', 'cocoa'],
  },
  'koko-breakfast': {
    type: 'restaurant',
    countries: ['GH'],
    categories: ['breakfast', 'waakye'],
    names: ["{person}'s Koko and Koose", '{area} Morning Porridge', '{word} Breakfast Bar'],
    descriptions: [
      'Hausa koko with the right bite of ginger, koose from the oil, gone by eleven.',
      'Porridges, egg bread and beans for people who start early.',
    ],
    sections: [ghanaianBreakfast, ghanaianStews, waakyeExtras, ghanaianDrinks],
    size: [24, 32],
    pictures: ['pap', 'akara', 'egg', 'bread', 'tea'],
    covers: ['sun', 'pepper'],
    closesEarly: true,
  },
  'ghana-home-kitchen': {
    type: 'restaurant',
    countries: ['GH'],
    categories: ['rice-dishes', 'swallow-and-soups'],
    names: ["{person}'s Family Table", '{word} Home Cooking', 'Soups by {person}'],
    descriptions: [
      'Soups and trays cooked to order in a family kitchen. Tell us a day ahead.',
      'What grandmother would have made, if she had taken orders.',
    ],
    sections: [ghanaianStews, partyTrays, fufuAndSoups, ghanaianRice],
    size: [26, 34],
    pictures: ['groundnut-soup', 'beans', 'jollof', 'okro-soup', 'plantain'],
    covers: ['forest', 'amber'],
    preorderOnly: true,
  },
} as const satisfies Record<string, VendorKind>;
