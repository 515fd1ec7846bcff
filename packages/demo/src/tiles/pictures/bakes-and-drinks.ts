import { icon } from '../art.ts';
import { bottle, tub } from '../drawings/packages.ts';
import type { Picture } from '../picture.ts';

/** The tall glass with a straw, filled with something else. */
const glass = (drink: string, bubble: string) => icon('tropical-drink', { '#ff6723': drink, '#ffb02e': bubble });

export const bakesAndDrinks = {
  bread: { art: icon('bread'), grounds: ['leaf', 'pepper'] },
  'meat-pie': { art: icon('dumpling'), grounds: ['pepper', 'leaf'] },
  croissant: { art: icon('croissant'), grounds: ['leaf'] },
  doughnut: { art: icon('doughnut'), grounds: ['pepper'] },
  cupcake: { art: icon('cupcake'), grounds: ['amber'] },
  cake: { art: icon('birthday-cake'), grounds: ['pepper', 'leaf'] },
  'cake-slice': { art: icon('shortcake'), grounds: ['leaf', 'pepper'] },
  cookie: { art: icon('cookie'), grounds: ['leaf'] },
  pancakes: { art: icon('pancakes'), grounds: ['pepper'] },
  waffle: { art: icon('waffle'), grounds: ['leaf'] },
  'ice-cream': { art: icon('ice-cream'), grounds: ['pepper'] },
  'soft-ice-cream': { art: icon('soft-ice-cream'), grounds: ['pepper'] },
  yoghurt: { art: tub('#F7F4EC', '#DCE4EA', '#E5579A', 'strawberry'), grounds: ['leaf'] },
  coffee: { art: icon('hot-beverage'), grounds: ['amber'] },
  tea: { art: icon('teapot'), grounds: ['leaf'] },
  zobo: { art: glass('#9B1B3B', '#D9486E'), grounds: ['pepper'] },
  chapman: { art: glass('#E2402B', '#F8B84F'), grounds: ['amber'] },
  juice: { art: glass('#F59A23', '#FCD53F'), grounds: ['leaf', 'amber'] },
  'green-juice': { art: glass('#6FB446', '#B7D672'), grounds: ['amber'] },
  'palm-wine': { art: icon('mate'), grounds: ['amber'] },
  'milk-drink': { art: icon('glass-of-milk'), grounds: ['pepper'] },
  smoothie: { art: icon('cup-with-straw'), grounds: ['leaf', 'amber'] },
  water: { art: bottle('#A9D8F0', '#DDF1FA', '#2F7FB5', '#4BA3D3', 'droplet'), grounds: ['sand', 'leaf'] },
  malt: { art: bottle('#4A2A1E', '#8A5A45', '#F5A524', '#F5A524', 'sheaf-of-rice'), grounds: ['amber'] },
  'soft-drink': { art: bottle('#C2321F', '#E8714F', '#F4F4F4', '#F4F4F4', 'cherries'), grounds: ['amber', 'leaf'] },
  'ginger-beer': { art: bottle('#D9A441', '#F2D08C', '#0B6B3A', '#F6F1E8', 'ginger-root'), grounds: ['leaf'] },
} as const satisfies Record<string, Picture>;
