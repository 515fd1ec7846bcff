import type { PaymentMethod, PaymentResult, StartedPayment } from '@jara/contract';
import type { ChosenMethod } from '@/features/payment/index.ts';

export const REFERENCE = '0b54cb30-8c0f-4a4e-9d0c-0f6a4a1d7c11';
const CARD_ID = '5f0c1b7e-2a4d-4c39-9e51-7b3f0a6d4081';

export const VISA: PaymentMethod = {
  id: CARD_ID,
  type: 'card',
  name: 'Visa',
  processor: 'paystack',
  cardBrand: 'visa',
  last4: '4081',
  image_url: null,
  pretty_name: 'visa ending in 4081',
};

const CHOSEN = { currency: 'NGN', save_card: false, split_payment_with_wallet: false } as const;
export const BY_VISA: ChosenMethod = { ...VISA, ...CHOSEN, channel: null };
export const ONLINE: ChosenMethod = {
  ...VISA,
  ...CHOSEN,
  id: 'online_payment',
  type: 'online_payment',
  name: 'Paystack',
  pretty_name: 'Paystack',
  channel: 'paystack',
};

/** As the API sends it. */
export const started = (status: StartedPayment['status'], authorization_url: string | null = null) => ({
  processor: 'paystack',
  access_code: null,
  authorization_url,
  public_key: null,
  reference: REFERENCE,
  amount: 500_000,
  currency: 'NGN',
  channel: 'paystack',
  email: 'ada@example.com',
  phone: '2348012345678',
  name: 'Ada Obi',
  script_url: null,
  status,
});

/** As the API sends it. */
export const paymentResult = (status: PaymentResult['status']) => ({
  reference: REFERENCE,
  status,
  meta: { status: status === 'Completed' ? 'success' : 'pending' },
  amount: 500_000,
  currency: 'NGN',
  channel: 'paystack',
  destination: 'wallet',
  order_id: null,
  credited_to: status === 'Completed' ? 'wallet' : null,
});
