// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { rememberedPlace, rememberPlace } from '@/shared/browser/place-cookie.ts';
import { knownCity } from '../model/known-cities.ts';
import { rememberShownCity } from './remember-shown-city.ts';

const ACCRA = { slug: 'accra', country_code: 'GH', coordinate: { x: -0.2, y: 5.56 } };

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/store');
  rememberPlace('lagos');
  document.body.replaceChildren();
});

test('the city of a page is where the next one begins; the served cities are known', () => {
  document.body.innerHTML = `<span data-island="RememberCity"><script type="application/json">${JSON.stringify({
    place: 'accra',
    locations: [ACCRA],
  })}</script></span>`;
  rememberShownCity();
  expect([rememberedPlace(), knownCity('accra')]).toEqual(['accra', ACCRA]);
});

test('a page of no city changes nothing', () => {
  rememberShownCity();
  expect(rememberedPlace()).toBe('lagos');
});
