import type { StoredOrder } from '../../../db/schema/index.ts';

/** What movements of the wallet call an order: 'order #104222917 at Mama Put'. A package is bought of nobody. */
export const describeOrder = ({ id, class: kind, content }: Pick<StoredOrder, 'id' | 'class' | 'content'>): string =>
  kind === 'package_delivery' ? `package delivery #${id}` : `order #${id} at ${content.vendor.name}`;
