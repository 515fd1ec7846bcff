export { ClosedNotice } from './ui/places.tsx';
