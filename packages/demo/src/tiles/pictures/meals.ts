import { icon } from '../art.ts';
import { soup, swallow } from '../drawings/bowls.ts';
import { beanPudding, doughBalls, friedPlantain, skewers, spicedCubes, springRolls } from '../drawings/street-food.ts';
import type { Picture } from '../picture.ts';

/** The bowl of rice in the set, with its rice, its grains and its bowl in other colours. */
const rice = (grain: string, fleck: string, bowl: string, rim: string) =>
  icon('cooked-rice', { '#f4f4f4': grain, '#bebebe': fleck, '#f8312f': bowl, '#ca0b4a': rim });

export const meals = {
  jollof: { art: rice('#F0803C', '#B8431C', '#8A4B2A', '#6A3519'), backgrounds: ['amber', 'leaf', 'sand'] },
  'fried-rice': { art: rice('#F2D165', '#5E9C3A', '#C2321F', '#97230F'), backgrounds: ['leaf', 'pepper'] },
  'white-rice': { art: rice('#F7F4EC', '#CFC7B6', '#2F5D8C', '#234668'), backgrounds: ['sand'] },
  'ofada-rice': { art: rice('#E2C7A0', '#8C5543', '#44911B', '#2F6B12'), backgrounds: ['amber'] },
  waakye: { art: rice('#9C5A4A', '#5E2C26', '#F5A524', '#C97F0F'), backgrounds: ['sand', 'leaf'] },
  'rice-and-stew': { art: icon('curry-rice', { '#ff6723': '#C2321F' }), backgrounds: ['amber', 'leaf'] },
  amala: { art: swallow('#5B3A2E', '#8A6152', '#5E9C3A', '#E0702B'), backgrounds: ['amber', 'sand'] },
  'pounded-yam': { art: swallow('#F6EBCF', '#FFFFFF', '#D9A32B', '#44911B'), backgrounds: ['pepper', 'leaf'] },
  eba: { art: swallow('#EBC04A', '#F9E39B', '#C2531F', '#3B7A1B'), backgrounds: ['sand'] },
  banku: { art: swallow('#EFE3C8', '#FFFFFF', '#D9512B', '#5E9C3A'), backgrounds: ['leaf', 'amber'] },
  egusi: { art: soup('#DDA63A', '#F3CE7C', '#8C5543', '#3B7A1B'), backgrounds: ['leaf'] },
  'leafy-soup': { art: soup('#4F8F2E', '#7DBB55', '#8C5543', '#E0702B'), backgrounds: ['amber', 'sand'] },
  'okro-soup': { art: soup('#8DB33F', '#B7D672', '#A56953', '#C2321F'), backgrounds: ['pepper', 'sand'] },
  'red-stew': { art: soup('#C53A1E', '#E8714F', '#7D4533', '#F5A524'), backgrounds: ['amber', 'leaf'] },
  'palm-nut-soup': { art: soup('#B5541C', '#DB8444', '#6D4534', '#F8C25C'), backgrounds: ['leaf'] },
  'pepper-soup': { art: soup('#C98A4B', '#E6B682', '#8C5543', '#3B7A1B'), backgrounds: ['pepper', 'amber'] },
  'groundnut-soup': { art: soup('#C9894F', '#E5B788', '#7D4533', '#C2321F'), backgrounds: ['leaf'] },
  beans: { art: soup('#8C4A2F', '#B5714F', '#6D2F1E', '#F5A524'), backgrounds: ['amber', 'leaf'] },
  porridge: { art: icon('pot-of-food', { '#ff6723': '#EBAA3C', '#990838': '#C2321F' }), backgrounds: ['pepper'] },
  suya: { art: skewers, backgrounds: ['amber', 'pepper', 'sand'] },
  plantain: { art: friedPlantain, backgrounds: ['leaf', 'pepper'] },
  kelewele: { art: spicedCubes, backgrounds: ['amber'] },
  'puff-puff': { art: doughBalls, backgrounds: ['leaf'] },
  akara: {
    art: icon('falafel', { '#6d4534': '#C4702E', '#402a32': '#A0561F', '#212121': '#7D4118', '#c3ef3c': '#F3CE7C' }),
    backgrounds: ['amber'],
  },
  'moi-moi': { art: beanPudding, backgrounds: ['sand'] },
  kenkey: { art: icon('tamale', { '#6d4534': '#E9DCC0', '#a56953': '#FBF3DF' }), backgrounds: ['leaf'] },
  chicken: { art: icon('poultry-leg'), backgrounds: ['amber', 'leaf', 'pepper'] },
  turkey: { art: icon('poultry-leg', { '#d3883e': '#A8582A', '#a56953': '#6D3A1E' }), backgrounds: ['sand'] },
  'goat-meat': { art: icon('meat-on-bone'), backgrounds: ['amber', 'sand'] },
  beef: {
    art: icon('cut-of-meat', { '#f8312f': '#A5482E', '#fbb8ab': '#7D3522', '#f4f4f4': '#E7C9A9' }),
    backgrounds: ['leaf', 'sand'],
  },
  'grilled-fish': { art: icon('fish', { '#00a6ed': '#B8743F', '#0074ba': '#7D4533' }), backgrounds: ['leaf', 'amber'] },
  prawns: { art: icon('fried-shrimp'), backgrounds: ['leaf'] },
  crab: { art: icon('crab'), backgrounds: ['sand'] },
  snails: { art: icon('snail'), backgrounds: ['leaf'] },
  egg: { art: icon('cooking'), backgrounds: ['amber'] },
  shawarma: { art: icon('burrito'), backgrounds: ['amber', 'leaf'] },
  wrap: { art: icon('stuffed-flatbread'), backgrounds: ['sand', 'pepper'] },
  burger: { art: icon('hamburger'), backgrounds: ['pepper', 'leaf'] },
  'hot-dog': { art: icon('hot-dog'), backgrounds: ['leaf'] },
  chips: { art: icon('french-fries'), backgrounds: ['amber', 'sand'] },
  sandwich: { art: icon('sandwich'), backgrounds: ['leaf'] },
  pizza: { art: icon('pizza'), backgrounds: ['pepper', 'leaf'] },
  pasta: { art: icon('spaghetti'), backgrounds: ['leaf', 'amber'] },
  noodles: { art: icon('steaming-bowl'), backgrounds: ['amber'] },
  'stir-fry': { art: icon('shallow-pan-of-food'), backgrounds: ['pepper', 'amber'] },
  'spring-roll': { art: springRolls, backgrounds: ['leaf', 'pepper'] },
  'takeout-box': { art: icon('takeout-box'), backgrounds: ['amber'] },
  salad: { art: icon('green-salad'), backgrounds: ['amber', 'leaf'] },
  'yam-and-egg': {
    art: icon('roasted-sweet-potato', { '#f92f60': '#8C6746', '#ca0b4a': '#5E4029', '#ff822d': '#F8EBD0' }),
    backgrounds: ['leaf'],
  },
  'rice-bowl': { art: icon('bento-box'), backgrounds: ['sand'] },
  pap: {
    art: icon('bowl-with-spoon', {
      '#0074ba': '#FBF1DC',
      '#00a6ed': '#C2531F',
      '#26eafc': '#E0803F',
      '#9b9b9b': '#E7D3AE',
    }),
    backgrounds: ['amber'],
  },
} as const satisfies Record<string, Picture>;
