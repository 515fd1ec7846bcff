import type { CityTable } from './city-table.ts';

export const kaduna: CityTable = {
  slug: 'kaduna',
  name: 'Kaduna',
  country: 'NG',
  state: 'Kaduna',
  state_short: 'KD',
  latitude: 10.5231,
  longitude: 7.4403,
  areas: [
    ['Kaduna Central', 'Kaduna North', 10.522, 7.438],
    ['Ungwan Rimi', 'Kaduna North', 10.5407, 7.4493],
    ['Malali', 'Kaduna North', 10.5546, 7.4527],
    ['Kawo', 'Kaduna North', 10.583, 7.45],
    ['Tudun Wada', 'Kaduna South', 10.511, 7.412],
    ['Barnawa', 'Kaduna South', 10.4796, 7.4236],
    ['Kakuri', 'Kaduna South', 10.4627, 7.4173],
  ],
  streets: [
    ['Ahmadu Bello Way', 'Kaduna Central', 10.522, 7.441],
    ['Yakubu Gowon Way', 'Kaduna Central', 10.518, 7.433],
    ['Isa Kaita Road', 'Malali', 10.543, 7.456],
    ['Ali Akilu Road', 'Ungwan Rimi', 10.55, 7.444],
  ],
  landmarks: [
    ['Kaduna International Airport', '', 10.696, 7.3201],
    ['Kaduna Central Market', 'Kaduna Central', 10.517, 7.43],
    ['Murtala Square', 'Kaduna Central', 10.533, 7.436],
  ],
};
