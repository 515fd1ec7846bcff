import { beansAndYam } from '../dishes/beans-and-yam.ts';
import { grills, suya } from '../dishes/grills.ts';
import { nigerianDrinks } from '../dishes/local-drinks.ts';
import { nigerianBreakfast } from '../dishes/nigerian-breakfast.ts';
import { nigerianRice } from '../dishes/nigerian-rice.ts';
import { northernKitchen } from '../dishes/northern.ts';
import { partyTrays } from '../dishes/party-trays.ts';
import { pepperSoups } from '../dishes/pepper-soup.ts';
import { nigerianSides, proteins } from '../dishes/proteins.ts';
import { smallChops } from '../dishes/small-chops.ts';
import { nigerianSoups, swallow } from '../dishes/swallow.ts';
import type { VendorKind } from './vendor-kind.ts';

export const nigerianRestaurants = {
  buka: {
    type: 'restaurant',
    countries: ['NG'],
    categories: ['swallow-and-soups', 'rice-dishes'],
    names: ["Mama {person}'s Kitchen", 'Iya {person} Buka', '{area} Amala Corner', '{person} Amala and Ewedu'],
    descriptions: [
      'Swallow turned while you wait and soups that start before dawn. Ask what is in the big pot today.',
      'A neighbourhood buka with long benches and short queues, if you come before noon.',
    ],
    sections: [swallow, nigerianSoups, nigerianRice, proteins, nigerianSides, nigerianDrinks],
    size: [30, 40],
    pictures: ['amala', 'leafy-soup', 'pounded-yam', 'goat-meat', 'egusi', 'hot-pepper'],
    covers: ['sun', 'leaf'],
    isEverywhere: true,
  },
  'jollof-kitchen': {
    type: 'restaurant',
    countries: ['NG'],
    categories: ['rice-dishes', 'chicken'],
    names: ['{word} Jollof Kitchen', "{person}'s Party Rice", '{area} Rice and Stew', 'Smoky Pot by {person}'],
    descriptions: [
      'Party rice every day of the week, cooked in small batches so that the bottom pot never runs out.',
      'Jollof, fried rice and ofada with your choice of protein, packed to travel.',
    ],
    sections: [nigerianRice, proteins, nigerianSides, beansAndYam, nigerianDrinks],
    size: [28, 38],
    pictures: ['jollof', 'plantain', 'chicken', 'moi-moi', 'fried-rice', 'zobo'],
    covers: ['forest', 'amber'],
    isEverywhere: true,
  },
  'suya-grill': {
    type: 'restaurant',
    countries: ['NG'],
    categories: ['grills', 'seafood'],
    names: ['{word} Suya Spot', "{person}'s Suya", '{area} Charcoal Grill', '{word} Fire and Smoke'],
    descriptions: [
      'Charcoal from dusk until late. The spice is ground in the house and the onions are free.',
      'Suya, catfish and asun over open fire, wrapped in paper the way it should be.',
    ],
    sections: [suya, grills, nigerianSides, nigerianDrinks],
    size: [24, 32],
    pictures: ['suya', 'grilled-fish', 'hot-pepper', 'goat-meat', 'onions'],
    covers: ['brick', 'sand'],
    isEverywhere: true,
  },
  'pepper-soup-joint': {
    type: 'restaurant',
    countries: ['NG'],
    categories: ['swallow-and-soups', 'grills'],
    names: ["{person}'s Pepper Soup", '{word} Point and Kill', '{area} Pepper Soup Garden'],
    descriptions: [
      'Hot bowls, cold drinks and plastic chairs: everything an evening needs.',
      'Catfish from the tank, goat from the market, spice from grandmother.',
    ],
    sections: [pepperSoups, grills, nigerianSoups, nigerianDrinks],
    size: [26, 34],
    pictures: ['pepper-soup', 'snails', 'grilled-fish', 'hot-pepper', 'palm-wine'],
    covers: ['brick', 'amber'],
  },
  'akara-breakfast': {
    type: 'restaurant',
    countries: ['NG'],
    categories: ['breakfast', 'rice-dishes'],
    names: ["Mama {person}'s Akara", '{area} Morning Kitchen', '{word} Akara and Pap'],
    descriptions: [
      'The oil is hot by six. Bean cakes, pap, yam and everything else that makes a morning possible.',
      'Breakfast as at home, without the washing up.',
    ],
    sections: [nigerianBreakfast, beansAndYam, nigerianDrinks],
    size: [22, 30],
    pictures: ['akara', 'pap', 'egg', 'beans', 'plantain'],
    covers: ['sun', 'pepper'],
    closesEarly: true,
  },
  'small-chops': {
    type: 'restaurant',
    countries: ['NG'],
    categories: ['small-chops', 'pastries'],
    names: ['{word} Small Chops', "{person}'s Finger Food", '{area} Puff and Pass'],
    descriptions: [
      'Puff puff, samosas and trays for parties, fried when you order and not before.',
      'Small things to eat standing up. Trays for the office on a day’s notice.',
    ],
    sections: [smallChops, partyTrays, nigerianDrinks],
    size: [24, 32],
    pictures: ['puff-puff', 'spring-roll', 'prawns', 'chicken', 'cookie'],
    covers: ['sun', 'leaf'],
  },
  'northern-kitchen': {
    type: 'restaurant',
    countries: ['NG'],
    categories: ['swallow-and-soups', 'grills', 'breakfast'],
    names: ["{person}'s Northern Kitchen", '{word} Tuwo House', 'Arewa Table by {person}'],
    descriptions: [
      'Tuwo, masa and suya from the north, with soups of baobab, pumpkin and groundnut.',
      'Millet, rice and mutton, cooked slowly and served generously.',
    ],
    sections: [northernKitchen, suya, nigerianDrinks],
    size: [22, 30],
    pictures: ['banku', 'suya', 'pancakes', 'milk-drink', 'leafy-soup'],
    covers: ['brick', 'amber'],
  },
  'home-kitchen': {
    type: 'restaurant',
    countries: ['NG'],
    categories: ['rice-dishes', 'swallow-and-soups', 'healthy'],
    names: ["{person}'s Home Kitchen", 'Soup Bowls by {person}', '{word} Meal Prep'],
    descriptions: [
      'Order today, eat tomorrow: soups by the litre and trays for the week, cooked for you alone.',
      'A home cook with a long list. Everything is made to order, so give us a little time.',
    ],
    sections: [nigerianSoups, partyTrays, nigerianRice, beansAndYam],
    size: [26, 34],
    pictures: ['egusi', 'jollof', 'okro-soup', 'plantain', 'red-stew'],
    covers: ['forest', 'cocoa'],
    preorderOnly: true,
  },
} as const satisfies Record<string, VendorKind>;
