export { distanceWords, type Point } from './model/known-places.ts';
