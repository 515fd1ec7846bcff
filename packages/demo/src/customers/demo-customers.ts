import type { CardBrand, Currency } from '@jara/contract';
import type { schema } from '@jara/server/db';

type Customer = Omit<typeof schema.customer.$inferInsert, 'signs_in_by_phone'>;
type Address = Omit<typeof schema.customer_address.$inferInsert, 'customer_id'>;

/** What the wallet begins with; below zero where somebody owes us. */
export type DemoMoney = { readonly currency: Currency; readonly amount: number; readonly description: string };

/** The sandbox knows the token and what its bank says to a charge. */
export type DemoCard = {
  readonly id: string;
  readonly token: string;
  readonly signature: string;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly currency: Currency;
};

/** A browser that never was; the sandbox's push service knows the keys of its name. */
export type DemoReceiver = { readonly name: string; readonly p256dh: string; readonly auth: string };

type Belongings = {
  readonly addresses: readonly Address[];
  readonly promo_codes: readonly string[];
  readonly money: DemoMoney;
  readonly cards: readonly DemoCard[];
  readonly receivers: readonly DemoReceiver[];
};

/** The demo's accounts. Their codes arrive in the sandbox's inbox like anyone's. */
export const DEMO_CUSTOMERS: readonly (Customer & Belongings)[] = [
  {
    phone: '2348012345678',
    country_code: 'NG',
    first_name: 'Ada',
    last_name: 'Demo',
    email: 'ada@demo.example',
    user_reference: 'DEMALAGS22',
    promo_codes: ['LAGOS10', 'HALFSERVICE'],
    money: { currency: 'NGN', amount: 5_000_000, description: 'Demo money' },
    cards: [
      {
        id: '5f0c1b7e-2a4d-4c39-9e51-7b3f0a6d4081',
        token: 'AUTH_demo_visa',
        signature: 'SIG_demo_visa',
        brand: 'visa',
        last4: '4081',
        currency: 'NGN',
      },
      {
        id: '8d92e6a3-61bf-4f07-8c1e-2e5a9b734796',
        token: 'AUTH_demo_mastercard',
        signature: 'SIG_demo_mastercard',
        brand: 'mastercard',
        last4: '4796',
        currency: 'NGN',
      },
    ],
    receivers: [
      {
        name: 'demo-ada',
        p256dh: 'BFBY3Q6kuEVaO5Y8mm5fKq-oY0zaRoPJffYoClIOnNPtwVoodR-26ymjGe1H1SrO2L0zHlaLAK67LIWLxfeBtUg',
        auth: 'aXck3N9boqEFZON3NqHOjw',
      },
    ],
    addresses: [
      {
        pretty_name: '12 Admiralty Way, Lekki, Lagos, Nigeria',
        display_name: 'Lekki',
        house_no: '12',
        street: 'Admiralty Way',
        area: 'Lekki',
        city: 'Lekki',
        state: 'Lagos',
        country_code: 'NG',
        latitude: 6.4478,
        longitude: 3.4723,
        is_active: true,
      },
      {
        pretty_name: 'Allen Avenue, Ikeja, Lagos, Nigeria',
        display_name: 'Ikeja',
        street: 'Allen Avenue',
        area: 'Ikeja',
        city: 'Ikeja',
        state: 'Lagos',
        country_code: 'NG',
        latitude: 6.6018,
        longitude: 3.3515,
        landmark: 'The blue gate beside the pharmacy',
      },
      {
        pretty_name: 'Bode Thomas Street, Surulere, Lagos, Nigeria',
        display_name: 'Surulere',
        street: 'Bode Thomas Street',
        area: 'Surulere',
        city: 'Surulere',
        state: 'Lagos',
        country_code: 'NG',
        latitude: 6.4889,
        longitude: 3.3568,
        recipient_name: 'The front desk',
        recipient_phone: '2348023456789',
      },
    ],
  },
  {
    phone: '2348031234567',
    country_code: 'NG',
    first_name: 'Bola',
    last_name: 'Demo',
    email: 'bola@demo.example',
    user_reference: 'DEMBLAGS22',
    promo_codes: [],
    money: { currency: 'NGN', amount: -250_000, description: 'A card payment that the bank took back' },
    cards: [],
    receivers: [],
    addresses: [
      {
        pretty_name: 'Herbert Macaulay Way, Yaba, Lagos, Nigeria',
        display_name: 'Yaba',
        street: 'Herbert Macaulay Way',
        area: 'Yaba',
        city: 'Yaba',
        state: 'Lagos',
        country_code: 'NG',
        latitude: 6.5095,
        longitude: 3.3711,
        is_active: true,
      },
    ],
  },
  {
    phone: '233241234567',
    country_code: 'GH',
    first_name: 'Kofi',
    last_name: 'Demo',
    email: 'kofi@demo.example',
    user_reference: 'DEMACCRA22',
    promo_codes: ['ACCRA10'],
    money: { currency: 'GHS', amount: 5_000, description: 'Demo money' },
    cards: [],
    receivers: [
      {
        name: 'demo-kofi',
        p256dh: 'BJeSI14bg1wq5z9oM5B49MLkgynz5Fvzu0oYeqb8H8RoiEo9E6u1U7JjeaUOxjKc9eBX3MxBtlRlEWgpfKKk3q4',
        auth: 'Q3tJKnPCca_OC1f7yqpH9w',
      },
    ],
    addresses: [
      {
        pretty_name: 'Oxford Street, Osu, Accra, Ghana',
        display_name: 'Osu',
        street: 'Oxford Street',
        area: 'Osu',
        city: 'Osu',
        state: 'Greater Accra',
        country_code: 'GH',
        latitude: 5.5571,
        longitude: -0.1818,
        is_active: true,
      },
    ],
  },
];
