import type { CityTable } from './city-table.ts';

export const enugu: CityTable = {
  slug: 'enugu',
  name: 'Enugu',
  country: 'NG',
  state: 'Enugu',
  state_short: 'EN',
  latitude: 6.4474,
  longitude: 7.5022,
  areas: [
    ['New Haven', 'Enugu North', 6.4545, 7.5172],
    ['Independence Layout', 'Enugu North', 6.439, 7.52],
    ['Ogui', 'Enugu North', 6.4467, 7.5021],
    ['GRA', 'Enugu North', 6.46, 7.5],
    ['Coal Camp', 'Enugu North', 6.437, 7.48],
    ['Achara Layout', 'Enugu South', 6.4184, 7.4969],
    ['Uwani', 'Enugu South', 6.425, 7.49],
    ['Trans-Ekulu', 'Enugu East', 6.479, 7.509],
    ['Abakpa Nike', 'Enugu East', 6.488, 7.524],
    ['Emene', 'Enugu East', 6.478, 7.578],
  ],
  streets: [
    ['Ogui Road', 'Ogui', 6.447, 7.505],
    ['Okpara Avenue', 'Ogui', 6.443, 7.496],
    ['Chime Avenue', 'New Haven', 6.456, 7.515],
    ['Abakaliki Road', 'GRA', 6.462, 7.508],
    ['Zik Avenue', 'Uwani', 6.429, 7.492],
    ['Agbani Road', 'Achara Layout', 6.419, 7.498],
  ],
  landmarks: [
    ['Akanu Ibiam International Airport', 'Emene', 6.4743, 7.562],
    ['Nnamdi Azikiwe Stadium', 'Ogui', 6.449, 7.5035],
    ['Polo Park Mall', 'GRA', 6.4595, 7.505],
    ['Ogbete Main Market', 'Coal Camp', 6.4388, 7.489],
    ['Holy Ghost Cathedral', 'Ogui', 6.44, 7.4905],
    ['University of Nigeria, Enugu Campus', 'Achara Layout', 6.4264, 7.504],
  ],
};
