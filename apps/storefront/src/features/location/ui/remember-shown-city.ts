import type { AvailableLocation } from '@jara/contract';
import { rememberVisitedCity } from '../model/choose-city.ts';
import { setKnownCities } from '../model/known-cities.ts';

const PROPS = '[data-island="RememberCity"] > script';

/** The city of a page that has just come, so that the next one begins there, whether or not its island wakes. */
export function rememberShownCity(): void {
  const props = document.querySelector(PROPS)?.textContent;
  if (props === undefined || props === null) return;
  const { place, locations } = JSON.parse(props) as { place: string; locations: readonly AvailableLocation[] };
  setKnownCities(locations);
  rememberVisitedCity(place);
}
