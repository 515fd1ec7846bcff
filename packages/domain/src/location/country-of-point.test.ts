import { expect, test } from 'vitest';
import { countryOfPoint } from './country-of-point.ts';

type Case = [name: string, latitude: number, longitude: number];

const NIGERIA: Case[] = [
  ['Lagos', 6.45, 3.39],
  ['Badagry', 6.415, 2.88],
  ['Seme', 6.37, 2.72],
  ['Abuja', 9.06, 7.49],
  ['Kano', 12.0, 8.52],
  ['Sokoto', 13.06, 5.24],
  ['Illela', 13.73, 5.3],
  ['Kamba', 11.85, 3.65],
  ['Jibia', 13.09, 7.23],
  ['Daura', 13.03, 8.32],
  ['Maiduguri', 11.83, 13.15],
  ['Gamboru', 12.37, 14.22],
  ['Mubi', 10.27, 13.27],
  ['Yola', 9.2, 12.48],
  ['Gembu', 6.7, 11.25],
  ['Calabar', 4.96, 8.32],
  ['Port Harcourt', 4.82, 7.03],
  ['Brass', 4.31, 6.24],
  ['Warri', 5.52, 5.75],
  ['Ibadan', 7.38, 3.93],
];

const GHANA: Case[] = [
  ['Accra', 5.6, -0.19],
  ['Tema', 5.67, -0.02],
  ['Aflao', 6.12, 1.19],
  ['Keta', 5.92, 0.99],
  ['Ho', 6.6, 0.47],
  ['Hohoe', 7.15, 0.47],
  ['Kumasi', 6.69, -1.62],
  ['Tamale', 9.4, -0.84],
  ['Bawku', 11.06, -0.24],
  ['Navrongo', 10.9, -1.09],
  ['Wa', 10.06, -2.5],
  ['Hamile', 10.99, -2.74],
  ['Sunyani', 7.34, -2.33],
  ['Elubo', 5.28, -2.77],
  ['Axim', 4.87, -2.24],
  ['Takoradi', 4.9, -1.76],
];

const ELSEWHERE: Case[] = [
  ['London', 51.5, -0.12],
  ['Lomé', 6.17, 1.23],
  ['Cotonou', 6.37, 2.39],
  ['Porto-Novo', 6.5, 2.6],
  ['Niamey', 13.51, 2.11],
  ['Zinder', 13.81, 8.99],
  ['Douala', 4.05, 9.7],
  ['Garoua', 9.3, 13.4],
  ['N’Djamena', 12.11, 15.05],
  ['Kara', 9.55, 1.19],
  ['Abidjan', 5.35, -4.0],
  ['Ouagadougou', 12.37, -1.53],
  ['the Gulf of Guinea', 0, 0],
];

test.each(NIGERIA)('%s is in Nigeria', (_name, latitude, longitude) => {
  expect(countryOfPoint({ latitude, longitude, country: null })).toBe('NG');
  expect(countryOfPoint({ latitude, longitude, country: 'Nigeria' })).toBe('NG');
});

test.each(GHANA)('%s is in Ghana', (_name, latitude, longitude) => {
  expect(countryOfPoint({ latitude, longitude, country: null })).toBe('GH');
  expect(countryOfPoint({ latitude, longitude, country: 'GH' })).toBe('GH');
});

test.each(ELSEWHERE)('nothing is delivered to %s, whatever country is named', (_name, latitude, longitude) => {
  for (const country of [null, 'Nigeria', 'Ghana']) {
    expect(countryOfPoint({ latitude, longitude, country })).toBeUndefined();
  }
});

test('a named country that is not the point’s is refused', () => {
  for (const country of ['Ghana', 'Benin', 'gh']) {
    expect(countryOfPoint({ latitude: 6.45, longitude: 3.39, country })).toBeUndefined();
  }
});
