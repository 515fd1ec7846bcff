export { chosenLocation, chosenPoint, listLocations } from './api/read-locations.ts';
export { LocationLink } from './ui/location-link.tsx';
export { UnknownPlace } from './ui/unknown-place.tsx';
