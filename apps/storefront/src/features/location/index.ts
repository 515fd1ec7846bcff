export { countryInUse } from './model/country-in-use.ts';
export { selectLocation } from './model/select-location.ts';
export { chosenArea, isLocationChosen } from './model/selected-location.ts';
export { AddressLayer } from './ui/address-layer.tsx';
export { DeliverTo } from './ui/deliver-to.island.tsx';
export { AddressModal } from './ui/lazy-address-modal.ts';
export { LocationName } from './ui/location-name.island.tsx';
export { RememberCity } from './ui/remember-city.island.tsx';
export { useSelectedLocation } from './ui/use-selected-location.ts';
