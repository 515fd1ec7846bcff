import type { Choice } from './choice.ts';

export const marketChoices = {
  'meat-cut': {
    name: 'How should it be cut?',
    minimum: 1,
    maximum: 1,
    options: [
      ['In one piece', 0, 0],
      ['Soup cuts', 0, 0],
      ['Thin, for suya', 200, 2],
      ['Minced', 500, 5],
    ],
  },
  'fish-cleaning': {
    name: 'Cleaning',
    minimum: 1,
    maximum: 1,
    options: [
      ['Whole', 0, 0],
      ['Gutted and scaled', 200, 2],
      ['Gutted, scaled and cut', 300, 3],
    ],
  },
  ripeness: {
    name: 'How ripe?',
    minimum: 1,
    maximum: 1,
    options: [
      ['Firm', 0, 0],
      ['Just ripe', 0, 0],
      ['Very ripe', 0, 0],
    ],
  },
  milling: {
    name: 'Whole or ground',
    minimum: 1,
    maximum: 1,
    options: [
      ['Whole', 0, 0],
      ['Coarse', 100, 1],
      ['Fine', 100, 1],
    ],
  },
} as const satisfies Record<string, Choice>;
