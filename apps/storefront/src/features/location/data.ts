export { distanceWords } from './model/known-places.ts';
