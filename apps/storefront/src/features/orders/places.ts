export { ActiveOrderBarPlace } from './ui/bar/places.tsx';
