export { CartDrawer, fetchTabsAhead } from './ui/cart-drawer.tsx';
export { SaveForLaterButton } from './ui/save-for-later-button.tsx';
