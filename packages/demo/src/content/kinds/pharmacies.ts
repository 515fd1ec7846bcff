import { toiletries } from '../groceries/household.ts';
import { devices, firstAid, motherAndBaby, skinAndEyes } from '../medicines/care.ts';
import { coldAndCough, malariaAndStomach, painAndFever } from '../medicines/everyday.ts';
import { vitamins, wellness } from '../medicines/wellness.ts';
import type { VendorKind } from './vendor-kind.ts';

export const pharmacies = {
  pharmacy: {
    type: 'pharmacy',
    countries: ['NG', 'GH'],
    categories: ['medicines', 'mother-and-baby', 'personal-care'],
    names: ['{word} Pharmacy', '{area} Chemist', '{word} Care Pharmacy'],
    descriptions: [
      'A pharmacist is always on duty. Ask before you mix.',
      'Medicines, tests and plain advice, a short ride away.',
    ],
    sections: [painAndFever, coldAndCough, malariaAndStomach, firstAid, skinAndEyes, motherAndBaby, vitamins, devices],
    size: [40, 52],
    pictures: ['capsules', 'cough-syrup', 'painkiller', 'plaster', 'thermometer'],
    covers: ['forest', 'sky'],
  },
  'wellness-store': {
    type: 'pharmacy',
    countries: ['NG', 'GH'],
    categories: ['wellness', 'personal-care', 'medicines'],
    names: ['{word} Wellness', '{word} Health Store', '{area} Vitamins'],
    descriptions: [
      'Vitamins, teas and creams for people who would rather not be ill.',
      'Supplements with honest labels, and a pharmacist who reads them.',
    ],
    sections: [vitamins, wellness, skinAndEyes, toiletries, painAndFever, devices],
    size: [36, 46],
    pictures: ['vitamin-c', 'herbal-tea', 'fish-oil', 'lotion', 'multivitamin'],
    covers: ['sun', 'leaf'],
  },
} as const satisfies Record<string, VendorKind>;
