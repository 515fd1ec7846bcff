import type { StoredOrder } from './order.store.ts';

/** What movements of the wallet call an order: 'order #104222917 at Mama Put'. A package is bought of nobody. */
export const nameOrder = ({ id, class: kind, content }: Pick<StoredOrder, 'id' | 'class' | 'content'>): string =>
  kind === 'package_delivery' ? `package delivery #${id}` : `order #${id} at ${content.vendor.name}`;
