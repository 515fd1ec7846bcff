export { countryOfCity, GHANA_CITIES } from './country-of-city.ts';
export { locationLabel } from './location-label.ts';
export { locationSlug } from './location-slug.ts';
