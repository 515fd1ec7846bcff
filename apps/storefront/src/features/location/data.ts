export { distanceWords } from './model/known-places.ts';
export { rememberShownCity } from './model/remember-shown-city.ts';
