export { AddressesPage } from './ui/addresses-page.island.tsx';
