import type { CityTable } from './city-table.ts';

export const kano: CityTable = {
  slug: 'kano',
  name: 'Kano',
  country: 'NG',
  state: 'Kano',
  state_short: 'KN',
  latitude: 12,
  longitude: 8.52,
  areas: [
    ['Nassarawa GRA', 'Nassarawa', 11.9857, 8.5433],
    ['Bompai', 'Nassarawa', 12.0101, 8.5586],
    ['Sabon Gari', 'Fagge', 12.0174, 8.5375],
    ['Fagge', 'Fagge', 12.011, 8.527],
    ['Old City', 'Kano Municipal', 11.993, 8.513],
    ['Zoo Road', 'Tarauni', 11.9716, 8.5267],
    ['Tarauni', 'Tarauni', 11.978, 8.557],
  ],
  streets: [
    ['Murtala Muhammed Way', 'Sabon Gari', 12.005, 8.54],
    ['Bompai Road', 'Bompai', 12.006, 8.551],
    ['Audu Bako Way', 'Nassarawa GRA', 11.99, 8.54],
    ['Ibrahim Taiwo Road', 'Fagge', 12.004, 8.527],
    ['Airport Road', 'Sabon Gari', 12.025, 8.533],
    ['Zaria Road', 'Zoo Road', 11.97, 8.538],
    ['Maiduguri Road', 'Tarauni', 11.983, 8.565],
  ],
  landmarks: [
    ['Malam Aminu Kano International Airport', '', 12.0476, 8.5246],
    ["Emir's Palace", 'Old City', 11.9893, 8.519],
    ['Gidan Makama Museum', 'Old City', 11.9897, 8.5175],
    ['Kano Central Mosque', 'Old City', 11.9912, 8.5172],
    ['Kurmi Market', 'Old City', 11.9975, 8.513],
    ['Sabon Gari Market', 'Sabon Gari', 12.012, 8.533],
    ['Ado Bayero Mall', 'Zoo Road', 11.979, 8.53],
    ['Bayero University', '', 11.98, 8.479],
  ],
};
