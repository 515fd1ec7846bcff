/** Of a customer's orders: nothing that is pushed leads away from them. */
export const NOTIFICATIONS = {
  icon: '/store/icon-192.png',
  home: '/store/orders',
  leadsTo: /^\/store\/orders(?:\/\d{1,12})?$/,
  news: 'There is news of your order.',
} as const;
