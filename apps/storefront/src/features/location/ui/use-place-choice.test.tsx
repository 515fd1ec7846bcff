// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { AddressPayload } from '@jara/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePlaceChoice } from './use-place-choice.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const PLACE: AddressPayload = {
  ...{ house_no: null, street: 'Oxford Street', pretty_name: 'Oxford Street, Osu, Accra, Ghana', area: 'Osu' },
  ...{ longitude: -0.1818, latitude: 5.5571, city: 'Accra', state: 'Greater Accra', country: 'Ghana' },
};
const SUGGESTION = { place_id: 'gh_1', description: PLACE.pretty_name, main_text: '', secondary_text: '' };

/** A suggestion was picked whose lookup takes until `answer`. */
function pickSlowly() {
  const lookup = Promise.withResolvers<{ data: AddressPayload }>();
  fakeApi({
    'GET /places/gh_1': () => lookup.promise,
    'GET /places/reverse': () => ({ refused: 'PLACE_NOT_FOUND' }),
  });
  const { result } = renderHook(usePlaceChoice);
  let picked = Promise.resolve();
  act(() => {
    picked = result.current.pickSuggestion(SUGGESTION, undefined);
  });
  return {
    choice: () => result.current,
    answer: () =>
      act(async () => {
        lookup.resolve({ data: PLACE });
        await picked;
      }),
  };
}

test('a suggestion is the choice once it was looked up', async () => {
  const { choice, answer } = pickSlowly();
  expect([choice().place, choice().progress]).toEqual([undefined, 'Looking the place up…']);
  await answer();
  expect([choice().place, choice().progress]).toEqual([PLACE, '']);
});

test('a lookup that ends late does not win over a pin that was put meanwhile', async () => {
  const { choice, answer } = pickSlowly();
  await act(() => choice().pickPoint({ latitude: 10.5, longitude: 4.5 }));
  await answer();
  expect(choice().place).toMatchObject({ latitude: 10.5, longitude: 4.5 });
});

test('a lookup that ends late does not win over what was typed meanwhile', async () => {
  const { choice, answer } = pickSlowly();
  act(() => choice().type('Lekki'));
  await answer();
  expect([choice().place, choice().typed]).toEqual([undefined, 'Lekki']);
});
