import type { Database, schema } from '../db/index.ts';
import { buildPaidOrder } from './build-paid-order.ts';

type Order = typeof schema.customer_order.$inferInsert;

/** Nobody but the owner and the assigned rider may find these anywhere. */
export const PACKAGE_CONTACTS = {
  source_contact: { name: 'Ngozi Sender', phone: '2348035550101', country_code: 'NG' },
  destination_contact: { name: 'Kofi Receiver', phone: '233245550202', country_code: 'GH', email: 'kofi@example.com' },
} as const;

export const PACKAGE_LINK_TOKEN = 'c2VjcmV0LW9mLXRlc3RzLg';

const money = (amount: number) => amount as never;

/** Books, sent two kilometres across Lagos with protection. */
const CONTENT: Order['content'] = {
  ...{ items: [], containers: [], discounts: [] },
  lines: [
    { label: 'Delivery fee', amount: money(94_000) },
    { label: 'Protection fee', amount: money(20_000) },
  ],
  vendor: {
    ...{ name: 'Package delivery', slug: '', logo: '', support_contact: null, address: '4 Bode Thomas Street' },
    ...{ latitude: 6.43, longitude: 3.42, delivery_minutes: 45 },
  },
  address: { id: 2, display_name: '2 Marina', latitude: 6.448, longitude: 3.42 },
  package: {
    ...{ ...PACKAGE_CONTACTS, user_action: 'sending', item_type: ['Books'], other_item_type: '' },
    ...{ worth: 1_000_000, is_protected: true, city: 'lagos', link_token: PACKAGE_LINK_TOKEN },
  },
};

/** ₦940 for its way and ₦200 for its protection. */
export const PACKAGE_ORDER: Partial<Order> & { readonly total: number } = {
  ...{ class: 'package_delivery', vendor_id: null, cart_id: null, cart_version: null, content: CONTENT },
  ...{ total: 114_000, subtotal: 0, delivery_amount: 94_000, service_amount: 0, protection_amount: 20_000 },
};

/** Writes the order of a package that is paid, with its money in the ledger. Gives its row. */
export const buildPackageOrder = (owner: Pick<Database, 'db'>, customer_id: number, given: Partial<Order> = {}) =>
  buildPaidOrder(owner, customer_id, { ...PACKAGE_ORDER, ...given });
