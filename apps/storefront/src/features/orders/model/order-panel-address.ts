/** In place of an order's id: the list. */
export const ORDER_LIST = 'list';
