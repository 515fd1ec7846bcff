export { ActiveOrderBar } from './ui/bar/places.tsx';
