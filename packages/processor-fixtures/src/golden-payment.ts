/** The payment of all golden files: ₦2,500.50 of Ada Obi for order 104222917. */
export const goldenPayment = {
  reference: '6f1c3b1e-8a52-4c0e-9d7b-2f4a5e6c7d80',
  amount: 250_050,
  currency: 'NGN',
  description: 'Order 104222917',
  payer: {
    customer_id: 77,
    email: 'ada@example.ng',
    phone: '2348012345678',
    first_name: 'Ada',
    last_name: 'Obi',
  },
  return_url: 'https://jara.test/store/orders/104222917',
  cancel_url: 'https://jara.test/store/orders/104222917?payment=cancelled',
} as const;
