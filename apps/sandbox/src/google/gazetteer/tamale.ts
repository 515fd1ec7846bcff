import type { CityTable } from './city-table.ts';

export const tamale: CityTable = {
  slug: 'tamale',
  name: 'Tamale',
  country: 'GH',
  state: 'Northern Region',
  state_short: 'Northern Region',
  latitude: 9.4034,
  longitude: -0.8424,
  areas: [
    ['Aboabo', 'Tamale Metropolitan', 9.409, -0.84],
    ['Sakasaka', 'Tamale Metropolitan', 9.4077, -0.8519],
    ['Lamashegu', 'Tamale Metropolitan', 9.3854, -0.8413],
    ['Vittin', 'Tamale Metropolitan', 9.3866, -0.8189],
    ['Nyohini', 'Tamale Metropolitan', 9.395, -0.856],
    ['Kalpohin', 'Sagnarigu', 9.4306, -0.8488],
    ['Jisonayili', 'Sagnarigu', 9.445, -0.853],
  ],
  streets: [
    ['Bolgatanga Road', 'Kalpohin', 9.428, -0.844],
    ['Salaga Road', 'Lamashegu', 9.39, -0.835],
  ],
  landmarks: [
    ['Tamale Central Market', 'Aboabo', 9.4035, -0.8425],
    ['Tamale Central Mosque', 'Aboabo', 9.403, -0.84],
    ['Tamale Teaching Hospital', 'Vittin', 9.393, -0.8245],
    ['Tamale Airport', '', 9.5572, -0.8632],
  ],
};
