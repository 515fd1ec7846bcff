import { icon } from '../art.ts';
import { bottle, tub } from '../drawings/packages.ts';
import type { Picture } from '../picture.ts';

/** The tall glass with a straw, filled with something else. */
const glass = (drink: string, bubble: string) => icon('tropical-drink', { '#ff6723': drink, '#ffb02e': bubble });

export const bakesAndDrinks = {
  bread: { art: icon('bread'), backgrounds: ['leaf', 'pepper'] },
  'meat-pie': { art: icon('dumpling'), backgrounds: ['pepper', 'leaf'] },
  croissant: { art: icon('croissant'), backgrounds: ['leaf'] },
  doughnut: { art: icon('doughnut'), backgrounds: ['pepper'] },
  cupcake: { art: icon('cupcake'), backgrounds: ['amber'] },
  cake: { art: icon('birthday-cake'), backgrounds: ['pepper', 'leaf'] },
  'cake-slice': { art: icon('shortcake'), backgrounds: ['leaf', 'pepper'] },
  cookie: { art: icon('cookie'), backgrounds: ['leaf'] },
  pancakes: { art: icon('pancakes'), backgrounds: ['pepper'] },
  waffle: { art: icon('waffle'), backgrounds: ['leaf'] },
  'ice-cream': { art: icon('ice-cream'), backgrounds: ['pepper'] },
  'soft-ice-cream': { art: icon('soft-ice-cream'), backgrounds: ['pepper'] },
  yoghurt: { art: tub('#F7F4EC', '#DCE4EA', '#E5579A', 'strawberry'), backgrounds: ['leaf'] },
  coffee: { art: icon('hot-beverage'), backgrounds: ['amber'] },
  tea: { art: icon('teapot'), backgrounds: ['leaf'] },
  zobo: { art: glass('#9B1B3B', '#D9486E'), backgrounds: ['pepper'] },
  chapman: { art: glass('#E2402B', '#F8B84F'), backgrounds: ['amber'] },
  juice: { art: glass('#F59A23', '#FCD53F'), backgrounds: ['leaf', 'amber'] },
  'green-juice': { art: glass('#6FB446', '#B7D672'), backgrounds: ['amber'] },
  'palm-wine': { art: icon('mate'), backgrounds: ['amber'] },
  'milk-drink': { art: icon('glass-of-milk'), backgrounds: ['pepper'] },
  smoothie: { art: icon('cup-with-straw'), backgrounds: ['leaf', 'amber'] },
  water: { art: bottle('#A9D8F0', '#DDF1FA', '#2F7FB5', '#4BA3D3', 'droplet'), backgrounds: ['sand', 'leaf'] },
  malt: { art: bottle('#4A2A1E', '#8A5A45', '#F5A524', '#F5A524', 'sheaf-of-rice'), backgrounds: ['amber'] },
  'soft-drink': { art: bottle('#C2321F', '#E8714F', '#F4F4F4', '#F4F4F4', 'cherries'), backgrounds: ['amber', 'leaf'] },
  'ginger-beer': { art: bottle('#D9A441', '#F2D08C', '#0B6B3A', '#F6F1E8', 'ginger-root'), backgrounds: ['leaf'] },
} as const satisfies Record<string, Picture>;
