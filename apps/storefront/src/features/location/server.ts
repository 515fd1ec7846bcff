export { chosenLocation, chosenPoint, listLocations } from './api/read-locations.ts';
export { AddressesPage } from './ui/addresses-page.island.tsx';
export { LOCATIONS_MENU, LocationLink } from './ui/location-link.tsx';
export { UnknownPlace } from './ui/unknown-place.tsx';
