import { icon } from '../art.ts';
import { syrup, tablets, vitamins } from '../drawings/medicines.ts';
import { carton, tube } from '../drawings/packages.ts';
import type { Picture } from '../picture.ts';

export const medicines = {
  painkiller: { art: tablets('#C2321F', '#97230F', '#FFFFFF'), backgrounds: ['sand', 'leaf'] },
  'cold-relief': { art: tablets('#2F7FB5', '#1F5F8A', '#FCD53F'), backgrounds: ['amber', 'leaf'] },
  antimalarial: { art: tablets('#0B6B3A', '#084F2B', '#F8E27A'), backgrounds: ['amber'] },
  'stomach-relief': { art: tablets('#E08A1E', '#B76B0E', '#F6C6CF'), backgrounds: ['leaf'] },
  capsules: { art: icon('pill'), backgrounds: ['leaf', 'sky'] },
  'cough-syrup': { art: syrup('#C2321F'), backgrounds: ['amber', 'leaf'] },
  'children-syrup': { art: syrup('#E5579A'), backgrounds: ['leaf'] },
  antacid: { art: syrup('#4BA3D3'), backgrounds: ['pepper'] },
  'vitamin-c': { art: vitamins('#F59A23', '#E0702B'), backgrounds: ['leaf'] },
  multivitamin: { art: vitamins('#0B6B3A', '#2F7F58'), backgrounds: ['amber', 'pepper'] },
  'fish-oil': { art: vitamins('#F5B93A', '#2F5D8C'), backgrounds: ['sand'] },
  ointment: { art: tube('#F4F4F4', '#CBD5DE', '#0B6B3A', 'herb'), backgrounds: ['amber', 'leaf'] },
  plaster: { art: icon('adhesive-bandage', { '#26c9fc': '#E2A878', '#00a6ed': '#C98A4B' }), backgrounds: ['leaf'] },
  thermometer: { art: icon('thermometer'), backgrounds: ['sand'] },
  'blood-test': { art: carton('#C2321F', '#97230F', '#FFFFFF', 'drop-of-blood'), backgrounds: ['sand'] },
  'test-kit': { art: icon('test-tube'), backgrounds: ['sand'] },
  'face-mask': { art: icon('face-with-medical-mask'), backgrounds: ['leaf'] },
  'mosquito-repellent': { art: icon('mosquito'), backgrounds: ['leaf'] },
  'eye-drops': { art: carton('#2F7F58', '#1F5F40', '#FFFFFF', 'eye'), backgrounds: ['sky'] },
  stethoscope: { art: icon('stethoscope'), backgrounds: ['amber'] },
  'herbal-tea': { art: icon('teacup-without-handle'), backgrounds: ['amber'] },
} as const satisfies Record<string, Picture>;
