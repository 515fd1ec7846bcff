import { breads, cakes, pastries } from '../dishes/bakery.ts';
import { burgers, chipsAndSides, friedChicken, shawarmas } from '../dishes/burgers-and-shawarma.ts';
import { cafeBreakfast, hotDrinks } from '../dishes/cafe.ts';
import { chineseMains, chineseStarters } from '../dishes/chinese.ts';
import { grills } from '../dishes/grills.ts';
import { bowlsAndSalads, juices } from '../dishes/healthy.ts';
import { iceCreams } from '../dishes/ice-cream.ts';
import { ghanaianDrinks, nigerianDrinks } from '../dishes/local-drinks.ts';
import { pastas, pizzaSides, pizzas } from '../dishes/pizza-and-pasta.ts';
import { seafood } from '../dishes/seafood.ts';
import type { VendorKind } from './vendor-kind.ts';

export const worldRestaurants = {
  pizzeria: {
    type: 'restaurant',
    countries: ['NG', 'GH'],
    categories: ['pizza'],
    names: ['{word} Pizza Oven', "{person}'s Pizza", '{area} Slice House'],
    descriptions: [
      'Dough that rests a day, an oven that never does. Yes, there is a suya pizza.',
      'Thin or classic, three sizes, delivered before the cheese sets.',
    ],
    sections: [pizzas, pizzaSides, pastas, chipsAndSides],
    size: [24, 32],
    pictures: ['pizza', 'tomatoes', 'cheese', 'mushrooms', 'pasta'],
    covers: ['brick', 'leaf'],
  },
  'shawarma-and-burgers': {
    type: 'restaurant',
    countries: ['NG', 'GH'],
    categories: ['shawarma', 'burgers'],
    names: ['{word} Shawarma', '{word} Burger Yard', "{person}'s Wraps", '{area} Grill and Wrap'],
    descriptions: [
      'Wraps rolled tight and toasted, burgers stacked high, sauces made here.',
      'Open late for the hungry: shawarma, burgers, loaded chips.',
    ],
    sections: [shawarmas, burgers, chipsAndSides, nigerianDrinks, ghanaianDrinks],
    size: [26, 36],
    pictures: ['shawarma', 'burger', 'chips', 'wrap', 'hot-dog'],
    covers: ['sun', 'pepper'],
    isEverywhere: true,
  },
  'chinese-kitchen': {
    type: 'restaurant',
    countries: ['NG', 'GH'],
    categories: ['chinese', 'rice-dishes'],
    names: ['{word} Wok', 'Red Lantern {area}', '{word} Noodle House'],
    descriptions: [
      'A hot wok and a quick hand. Sweet and sour, salt and chilli, noodles by the bowl.',
      'Cantonese classics with a Gulf of Guinea accent.',
    ],
    sections: [chineseStarters, chineseMains, pastas, nigerianDrinks, ghanaianDrinks],
    size: [24, 32],
    pictures: ['noodles', 'spring-roll', 'stir-fry', 'takeout-box', 'prawns'],
    covers: ['brick', 'amber'],
  },
  cafe: {
    type: 'restaurant',
    countries: ['NG', 'GH'],
    categories: ['breakfast', 'drinks-and-ice-cream', 'pastries'],
    names: ['{word} Coffee House', 'Café {person}', '{word} and Crumb', '{area} Brunch Room'],
    descriptions: [
      'Coffee from West African farms, pancakes at any hour and a good place to sit.',
      'All-day breakfast and pastries out of our own oven.',
    ],
    sections: [cafeBreakfast, hotDrinks, pastries, juices],
    size: [26, 36],
    pictures: ['coffee', 'croissant', 'pancakes', 'avocado', 'egg'],
    covers: ['forest', 'sand'],
  },
  bakery: {
    type: 'restaurant',
    countries: ['NG', 'GH'],
    categories: ['pastries', 'breakfast'],
    names: ["{person}'s Bakehouse", '{word} Bread and Cake', '{area} Oven'],
    descriptions: [
      'Butter bread from five in the morning, pies by seven, cakes by appointment.',
      'Follow the smell. Bread, pastries and doughnuts baked through the day.',
    ],
    sections: [breads, pastries, cakes, hotDrinks],
    size: [26, 34],
    pictures: ['bread', 'doughnut', 'meat-pie', 'croissant', 'cupcake'],
    covers: ['sun', 'cocoa'],
  },
  'cake-studio': {
    type: 'restaurant',
    countries: ['NG', 'GH'],
    categories: ['pastries'],
    names: ['Cakes by {person}', '{word} Cake Studio', "{person}'s Sugar Room"],
    descriptions: [
      'Celebration cakes made to order. Tell us the name, the day and the flavour.',
      'Layer cakes, cupcakes and parfaits, baked the night before you need them.',
    ],
    sections: [cakes, pastries, iceCreams],
    size: [22, 30],
    pictures: ['cake', 'cupcake', 'cake-slice', 'cookie', 'doughnut'],
    covers: ['brick', 'pepper'],
    preorderOnly: true,
  },
  'healthy-bowls': {
    type: 'restaurant',
    countries: ['NG', 'GH'],
    categories: ['healthy', 'drinks-and-ice-cream'],
    names: ['{word} Bowls', '{word} Salad Bar', "{person}'s Greens"],
    descriptions: [
      'Less oil, more leaves. Build a bowl or let us do it.',
      'Grains, greens and grilled things, with the calories left to your conscience.',
    ],
    sections: [bowlsAndSalads, juices, cafeBreakfast],
    size: [24, 32],
    pictures: ['salad', 'avocado', 'rice-bowl', 'green-juice', 'carrots'],
    covers: ['forest', 'leaf'],
  },
  'chicken-house': {
    type: 'restaurant',
    countries: ['NG', 'GH'],
    categories: ['chicken', 'rice-dishes'],
    names: ['{word} Chicken House', "{person}'s Fried Chicken", '{area} Wings'],
    descriptions: [
      'Crisp outside, juicy inside, with jollof if you ask nicely.',
      'Buckets, wings and rotisserie, seasoned overnight.',
    ],
    sections: [friedChicken, chipsAndSides, burgers, nigerianDrinks, ghanaianDrinks],
    size: [26, 34],
    pictures: ['chicken', 'chips', 'turkey', 'burger', 'soft-drink'],
    covers: ['brick', 'amber'],
    isEverywhere: true,
  },
  'juice-and-ice-cream': {
    type: 'restaurant',
    countries: ['NG', 'GH'],
    categories: ['drinks-and-ice-cream', 'healthy'],
    names: ['{word} Juice Bar', '{word} Scoops', "{person}'s Smoothies"],
    descriptions: [
      'Fruit in, juice out, nothing in between. Ice cream for the rest of the day.',
      'Cold-pressed juices, thick smoothies and scoops in cones made here.',
    ],
    sections: [juices, iceCreams, bowlsAndSalads],
    size: [24, 32],
    pictures: ['smoothie', 'ice-cream', 'pineapple', 'juice', 'watermelon'],
    covers: ['sun', 'leaf'],
  },
  'seafood-grill': {
    type: 'restaurant',
    countries: ['NG', 'GH'],
    categories: ['seafood', 'grills'],
    names: ['{word} Catch', 'The {word} Anchor', "{person}'s Seafood Grill"],
    descriptions: [
      'What came off the boats this morning, grilled this evening.',
      'Prawns, crab and whole fish with plenty of napkins.',
    ],
    sections: [seafood, grills, chipsAndSides, nigerianDrinks, ghanaianDrinks],
    size: [26, 34],
    pictures: ['crab', 'prawns', 'grilled-fish', 'lemon', 'chips'],
    covers: ['forest', 'sky'],
  },
} as const satisfies Record<string, VendorKind>;
