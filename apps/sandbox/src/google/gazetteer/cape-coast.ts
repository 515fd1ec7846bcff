import type { CityTable } from './city-table.ts';

const METROPOLITAN = 'Cape Coast Metropolitan';

export const capeCoast: CityTable = {
  slug: 'cape-coast',
  name: 'Cape Coast',
  country: 'GH',
  state: 'Central Region',
  state_short: 'Central Region',
  latitude: 5.1053,
  longitude: -1.2466,
  areas: [
    ['Kotokuraba', METROPOLITAN, 5.1103, -1.2466],
    ['Bakaano', METROPOLITAN, 5.103, -1.256],
    ['Adisadel', METROPOLITAN, 5.115, -1.257],
    ['Abura', METROPOLITAN, 5.1264, -1.2621],
    ['Pedu', METROPOLITAN, 5.1266, -1.2724],
    ['Amamoma', METROPOLITAN, 5.1157, -1.2921],
    ['Kwaprow', METROPOLITAN, 5.125, -1.3],
  ],
  streets: [
    ['Commercial Street', 'Kotokuraba', 5.1055, -1.244],
    ['Ashanti Road', 'Kotokuraba', 5.108, -1.245],
  ],
  landmarks: [
    ['Cape Coast Castle', 'Kotokuraba', 5.1036, -1.2412],
    ['Fort William', 'Kotokuraba', 5.1084, -1.2432],
    ['Fort Victoria', 'Kotokuraba', 5.109, -1.248],
    ['Kotokuraba Market', 'Kotokuraba', 5.109, -1.2465],
    ['Mfantsipim School', 'Kotokuraba', 5.1135, -1.249],
    ['Adisadel College', 'Adisadel', 5.116, -1.258],
    ['University of Cape Coast', 'Amamoma', 5.1155, -1.2909],
  ],
};
