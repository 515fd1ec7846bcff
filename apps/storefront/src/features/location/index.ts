export { openAddressPicker } from './model/address-picker.ts';
export { selectLocation } from './model/select-location.ts';
export { chosenArea, isLocationChosen } from './model/selected-location.ts';
export { AddressModal } from './ui/lazy-address-modal.ts';
export { useSelectedLocation } from './ui/use-selected-location.ts';
