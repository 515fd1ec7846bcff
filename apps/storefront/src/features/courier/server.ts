export { CourierLink } from './ui/courier-link.tsx';
