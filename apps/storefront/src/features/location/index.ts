export { askForAddress } from './model/address-door.ts';
export { RememberPlace } from './ui/remember-place.tsx';
export { useSelectedLocation } from './ui/use-selected-location.ts';
