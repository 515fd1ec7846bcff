import { icon } from '../art.ts';
import { syrup, tablets, vitamins } from '../drawings/medicines.ts';
import { carton, tube } from '../drawings/packages.ts';
import type { Picture } from '../picture.ts';

export const medicines = {
  painkiller: { art: tablets('#C2321F', '#97230F', '#FFFFFF'), grounds: ['sand', 'leaf'] },
  'cold-relief': { art: tablets('#2F7FB5', '#1F5F8A', '#FCD53F'), grounds: ['amber', 'leaf'] },
  antimalarial: { art: tablets('#0B6B3A', '#084F2B', '#F8E27A'), grounds: ['amber'] },
  'stomach-relief': { art: tablets('#E08A1E', '#B76B0E', '#F6C6CF'), grounds: ['leaf'] },
  capsules: { art: icon('pill'), grounds: ['leaf', 'sky'] },
  'cough-syrup': { art: syrup('#C2321F'), grounds: ['amber', 'leaf'] },
  'children-syrup': { art: syrup('#E5579A'), grounds: ['leaf'] },
  antacid: { art: syrup('#4BA3D3'), grounds: ['pepper'] },
  'vitamin-c': { art: vitamins('#F59A23', '#E0702B'), grounds: ['leaf'] },
  multivitamin: { art: vitamins('#0B6B3A', '#2F7F58'), grounds: ['amber', 'pepper'] },
  'fish-oil': { art: vitamins('#F5B93A', '#2F5D8C'), grounds: ['sand'] },
  ointment: { art: tube('#F4F4F4', '#CBD5DE', '#0B6B3A', 'herb'), grounds: ['amber', 'leaf'] },
  plaster: { art: icon('adhesive-bandage', { '#26c9fc': '#E2A878', '#00a6ed': '#C98A4B' }), grounds: ['leaf'] },
  thermometer: { art: icon('thermometer'), grounds: ['sand'] },
  'blood-test': { art: carton('#C2321F', '#97230F', '#FFFFFF', 'drop-of-blood'), grounds: ['sand'] },
  'test-kit': { art: icon('test-tube'), grounds: ['sand'] },
  'face-mask': { art: icon('face-with-medical-mask'), grounds: ['leaf'] },
  'mosquito-repellent': { art: icon('mosquito'), grounds: ['leaf'] },
  'eye-drops': { art: carton('#2F7F58', '#1F5F40', '#FFFFFF', 'eye'), grounds: ['sky'] },
  stethoscope: { art: icon('stethoscope'), grounds: ['amber'] },
  'herbal-tea': { art: icon('teacup-without-handle'), grounds: ['amber'] },
} as const satisfies Record<string, Picture>;
