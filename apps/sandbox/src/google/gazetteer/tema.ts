import type { CityTable } from './city-table.ts';

export const tema: CityTable = {
  slug: 'tema',
  name: 'Tema',
  country: 'GH',
  state: 'Greater Accra Region',
  state_short: 'Greater Accra Region',
  latitude: 5.6698,
  longitude: -0.0166,
  areas: [
    ['Community 1', 'Tema Metropolitan', 5.6439, -0.0106],
    ['Community 11', 'Tema Metropolitan', 5.6669, -0.0268],
    ['Tema New Town', 'Tema Metropolitan', 5.656, 0.02],
    ['Community 25', 'Kpone Katamanso', 5.7036, 0.0331],
    ['Lashibi', 'Tema West', 5.666, -0.05],
    ['Sakumono', 'Tema West', 5.6177, -0.0576],
    ['Ashaiman', 'Ashaiman', 5.694, -0.033],
  ],
  streets: [['Hospital Road', 'Community 11', 5.668, -0.02]],
  landmarks: [
    ['Tema Harbour', 'Community 1', 5.636, 0.012],
    ['Community 1 Market', 'Community 1', 5.6425, -0.008],
  ],
};
