export { openAddressPicker } from './model/address-picker.ts';
export { selectLocation } from './model/select-location.ts';
export { isLocationChosen } from './model/selected-location.ts';
export { useSelectedLocation } from './ui/use-selected-location.ts';
