/** Spec §2: `order_id` opens the panel; the other is what its list is narrowed to. */
export const ORDER_PANEL = ['order_id', 'order_status'] as const;

/** In place of an order's id: the list. */
export const ORDER_LIST = 'list';
