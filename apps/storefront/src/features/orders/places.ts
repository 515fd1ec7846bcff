export { ActiveOrderBar } from './ui/places.tsx';
