import type { schema } from '@jara/server/db';

type Member = Pick<typeof schema.staff.$inferInsert, 'role' | 'vendor_id' | 'name' | 'phone'>;

const rider = (name: string, phone: string): Member => ({ role: 'rider', name, phone });

/** Who acts on the demo's orders. Their codes arrive in the sandbox's inbox like anyone's. */
export const DEMO_STAFF: readonly Member[] = [
  { role: 'support', name: 'Halima', phone: '2348100000001' },
  // Of the demo's first vendor, Cedar Burger Yard in Lagos.
  { role: 'vendor', vendor_id: 1, name: 'Ngozi', phone: '2348100000002' },
  rider('Musa', '2348100000011'),
  rider('Emeka', '2348100000012'),
  rider('Segun', '2348100000013'),
  rider('Yaw', '233240000011'),
  rider('Kwesi', '233240000012'),
  rider('Efua', '233240000013'),
];
