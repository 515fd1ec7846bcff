export { forgetSavedAddresses } from './model/forget-saved-addresses.ts';
