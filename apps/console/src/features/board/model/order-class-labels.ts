import type { BoardOrder } from '@jara/contract';

/** How an order leaves, in a word. */
export const CLASS_LABELS = {
  delivery: 'Delivery',
  preorder_delivery: 'Pre-order',
  pickup: 'Pickup',
  package_delivery: 'Package',
} as const satisfies Record<BoardOrder['class'], string>;
