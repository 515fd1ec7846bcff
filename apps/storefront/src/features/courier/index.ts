export { CourierHost } from './ui/courier-host.tsx';
export { CourierLink } from './ui/courier-link.tsx';
