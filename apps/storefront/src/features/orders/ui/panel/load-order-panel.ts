/** The panel's code: fetched when it is first shown, or before, where there is an order under way. */
export const loadOrderPanel = () => import('./order-panel.tsx');
