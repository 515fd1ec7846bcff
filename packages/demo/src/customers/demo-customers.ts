import type { schema } from '@jara/server/db';

type Customer = Omit<typeof schema.customer.$inferInsert, 'signs_in_by_phone'>;
type Address = Omit<typeof schema.customer_address.$inferInsert, 'customer_id'>;

type Belongings = { readonly addresses: readonly Address[]; readonly promo_codes: readonly string[] };

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
    phone: '233241234567',
    country_code: 'GH',
    first_name: 'Kofi',
    last_name: 'Demo',
    email: 'kofi@demo.example',
    user_reference: 'DEMACCRA22',
    promo_codes: ['ACCRA10'],
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
