export { distanceText } from './model/known-places.ts';
export { rememberShownCity } from './ui/remember-shown-city.ts';
