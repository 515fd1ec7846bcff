import { OrderPage } from '@/features/orders/lazy.ts';
import { reloadCart } from './reload-cart.ts';

type Props = { readonly id: number; readonly mapStyleUrl: string | undefined };

export const OrderWithCart = (props: Props) => (
  <OrderPage {...props} onPaid={(order) => void reloadCart(order).catch(() => undefined)} />
);
