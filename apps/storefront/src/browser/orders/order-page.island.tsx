import { OrderPageContent as OneOrder } from '@/features/orders/lazy.ts';
import { reloadCart } from './reload-cart.ts';

type Props = { readonly id: number; readonly mapStyleUrl: string | undefined };

export const OrderPage = (props: Props) => (
  <OneOrder {...props} onPaid={(order) => void reloadCart(order).catch(() => undefined)} />
);
