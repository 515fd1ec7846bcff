export { NewVendorScreen } from './ui/new-vendor-screen.tsx';
export { VendorsScreen } from './ui/vendors-screen.tsx';
