import type { schema } from '@jara/server/db';

type Member = Pick<typeof schema.staff.$inferInsert, 'role' | 'vendor_id' | 'name' | 'phone'> & {
  /** The slug of a rider's city. */
  readonly city?: string;
};

const rider = (name: string, phone: string, city: string): Member => ({ role: 'rider', name, phone, city });

/** Who acts on the demo's orders. Their codes arrive in the sandbox's inbox like anyone's. */
export const DEMO_STAFF: readonly Member[] = [
  { role: 'support', name: 'Halima', phone: '2348100000001' },
  // Of the demo's first vendor, Cedar Burger Yard in Lagos.
  { role: 'vendor', vendor_id: 1, name: 'Ngozi', phone: '2348100000002' },
  rider('Musa', '2348100000011', 'lagos'),
  rider('Emeka', '2348100000012', 'lagos'),
  rider('Segun', '2348100000013', 'ibadan'),
  rider('Yaw', '233240000011', 'accra'),
  rider('Kwesi', '233240000012', 'accra'),
  rider('Efua', '233240000013', 'kumasi'),
];
