import type { CityTable } from './city-table.ts';

export const takoradi: CityTable = {
  slug: 'takoradi',
  name: 'Takoradi',
  country: 'GH',
  state: 'Western Region',
  state_short: 'Western Region',
  latitude: 4.8982,
  longitude: -1.7603,
  areas: [
    ['Market Circle', 'Sekondi-Takoradi Metropolitan', 4.8973, -1.7553],
    ['Beach Road', 'Sekondi-Takoradi Metropolitan', 4.8853, -1.7456],
    ['Sekondi', 'Sekondi-Takoradi Metropolitan', 4.934, -1.714],
    ['Effia', 'Effia-Kwesimintsim', 4.9198, -1.7694],
    ['Anaji', 'Effia-Kwesimintsim', 4.9143, -1.7837],
    ['Tanokrom', 'Effia-Kwesimintsim', 4.908, -1.765],
  ],
  streets: [
    ['Liberation Road', 'Market Circle', 4.895, -1.756],
    ['Axim Road', 'Market Circle', 4.9, -1.764],
    ['Beach Road', 'Beach Road', 4.886, -1.747],
  ],
  landmarks: [
    ['Takoradi Harbour', 'Beach Road', 4.887, -1.74],
    ['Takoradi Airport', 'Market Circle', 4.8961, -1.7748],
    ['Effia Nkwanta Hospital', 'Sekondi', 4.923, -1.736],
    ['Fort Orange', 'Sekondi', 4.937, -1.708],
  ],
};
