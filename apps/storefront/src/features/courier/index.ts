export { CourierHost } from './ui/courier-host.tsx';
