export { AddressesPage } from './ui/addresses-page.tsx';
