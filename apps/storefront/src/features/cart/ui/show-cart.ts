import { openLayer } from '@/shared/browser/layers.ts';
import { CART_BESIDE_MENU } from '../model/cart-ui-state.ts';

/** The heading of the cart beside the menu. */
export const CART_PANEL_ID = 'cart-panel';

/** Leads to the cart beside the menu where there is one, and else opens it over the page. */
export function showCart(): void {
  const panel = window.matchMedia(CART_BESIDE_MENU).matches && document.getElementById(CART_PANEL_ID);
  if (panel) {
    panel.focus({ preventScroll: true });
    panel.parentElement?.scrollIntoView({ block: 'nearest' });
  } else openLayer('cart', { wantsAll: false });
}
