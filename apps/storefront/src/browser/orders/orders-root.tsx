import { OrderPanelHost } from '@/features/orders/index.ts';
import { reloadCart } from './reload-cart.ts';

/** What every page carries of orders. The rest is fetched on first use. */
export function OrdersRoot({ mapStyleUrl }: { readonly mapStyleUrl: string | undefined }) {
  return <OrderPanelHost mapStyleUrl={mapStyleUrl} onPaid={(order) => void reloadCart(order).catch(() => undefined)} />;
}
