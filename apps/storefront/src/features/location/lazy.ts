export { AddressesPage } from './ui/addresses-page.tsx';
export { RouteMap } from './ui/route-map.tsx';
