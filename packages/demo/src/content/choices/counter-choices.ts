import type { Choice } from './choice.ts';

/** At the counter of pizzerias, burger bars, cafés and bakeries. */
export const counterChoices = {
  'pizza-size': {
    name: 'Size',
    minimum: 1,
    maximum: 1,
    isPartOfTheDish: true,
    options: [
      ['Small, 8 inch', 0, 0],
      ['Medium, 10 inch', 2500, 25],
      ['Large, 12 inch', 4500, 45],
    ],
  },
  crust: {
    name: 'Crust',
    minimum: 1,
    maximum: 1,
    options: [
      ['Thin', 0, 0],
      ['Classic', 0, 0],
      ['Cheese-filled edge', 1500, 15],
    ],
  },
  'pizza-toppings': {
    name: 'Extra toppings',
    minimum: 0,
    maximum: 4,
    options: [
      ['Mozzarella', 1200, 12],
      ['Suya beef', 1500, 15],
      ['Chicken', 1300, 14],
      ['Mushrooms', 900, 10],
      ['Sweetcorn', 500, 6],
      ['Scotch bonnet', 300, 3],
    ],
  },
  'burger-extras': {
    name: 'Make it bigger',
    minimum: 0,
    maximum: 4,
    options: [
      ['Extra patty', 1800, 20],
      ['Cheese', 600, 7],
      ['Fried egg', 500, 5],
      ['Bacon', 1200, 14],
      ['Caramelised onions', 400, 5],
    ],
  },
  'one-side': {
    name: 'Choose a side',
    minimum: 1,
    maximum: 1,
    options: [
      ['Chips', 0, 0],
      ['Plantain chips', 0, 0],
      ['Coleslaw', 0, 0],
      ['Sweet potato fries', 500, 6],
    ],
  },
  'shawarma-extras': {
    name: 'Inside it',
    minimum: 0,
    maximum: 3,
    options: [
      ['Extra sausage', 500, 6],
      ['Double sausage', 900, 11],
      ['Extra chicken', 1200, 13],
      ['Cheese', 700, 8],
      ['No cabbage', 0, 0],
    ],
  },
  dips: {
    name: 'Dips',
    minimum: 0,
    maximum: 3,
    options: [
      ['Garlic mayonnaise', 300, 3],
      ['Barbecue', 300, 3],
      ['Pepper sauce', 200, 2],
      ['Ketchup', 100, 1],
    ],
  },
  'rice-or-noodles': {
    name: 'Served with',
    minimum: 1,
    maximum: 1,
    options: [
      ['Steamed rice', 0, 0],
      ['Egg fried rice', 800, 8],
      ['Noodles', 800, 8],
    ],
  },
  'cup-size': {
    name: 'Size',
    minimum: 1,
    maximum: 1,
    options: [
      ['Regular, 35 cl', 0, 0],
      ['Large, 50 cl', 700, 7],
    ],
  },
  milk: {
    name: 'Milk',
    minimum: 1,
    maximum: 1,
    options: [
      ['Whole milk', 0, 0],
      ['Evaporated milk', 0, 0],
      ['Oat drink', 600, 6],
      ['Black', 0, 0],
    ],
  },
  'bowl-base': {
    name: 'Choose your base',
    minimum: 1,
    maximum: 1,
    isPartOfTheDish: true,
    options: [
      ['Brown rice', 0, 0],
      ['Fonio', 300, 3],
      ['Sweet potato', 0, 0],
      ['Mixed leaves', 0, 0],
    ],
  },
  'bowl-toppings': {
    name: 'Choose two to four toppings',
    minimum: 2,
    maximum: 4,
    isPartOfTheDish: true,
    options: [
      ['Avocado', 500, 5],
      ['Roasted plantain', 0, 0],
      ['Black-eyed beans', 0, 0],
      ['Boiled egg', 300, 3],
      ['Cucumber and tomato', 0, 0],
      ['Toasted groundnuts', 0, 0],
    ],
  },
  'cake-size': {
    name: 'Size',
    minimum: 1,
    maximum: 1,
    isPartOfTheDish: true,
    options: [
      ['6 inch, serves 8', 0, 0],
      ['8 inch, serves 15', 9000, 90],
      ['10 inch, serves 25', 18000, 180],
    ],
  },
  'cake-flavour': {
    name: 'Choose one or two flavours',
    minimum: 1,
    maximum: 2,
    options: [
      ['Vanilla', 0, 0],
      ['Chocolate', 0, 0],
      ['Red velvet', 1500, 15],
      ['Coconut', 0, 0],
      ['Carrot', 1000, 10],
    ],
  },
  scoops: {
    name: 'Choose up to three scoops',
    minimum: 1,
    maximum: 3,
    isPartOfTheDish: true,
    options: [
      ['Vanilla', 800, 9],
      ['Chocolate', 800, 9],
      ['Strawberry', 800, 9],
      ['Coconut', 900, 10],
      ['Mango', 900, 10],
      ['Tiger nut', 1000, 11],
    ],
  },
  'sweet-toppings': {
    name: 'Toppings',
    minimum: 0,
    maximum: 3,
    options: [
      ['Caramel', 300, 3],
      ['Crushed biscuits', 300, 3],
      ['Roasted groundnuts', 300, 3],
      ['Chocolate flakes', 400, 4],
    ],
  },
} as const satisfies Record<string, Choice>;
