'use client';

/** Fetched with the sheet of a dish. A client's module: seen from the server, what it fetches would be part of the page. */
export const loadOrderDish = () => import('./order-dish.tsx').then(({ OrderDish }) => OrderDish);
