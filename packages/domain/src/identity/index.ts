export { deviceName } from './device-name.ts';
export { freshUntil, secondFactorAtSignIn, secondFactorRefusal } from './second-factor.ts';
