import type { cartEndpoints, ParsedRequestOf, ValidationIssue } from '@jara/contract';
import { type CartPack, findIssues } from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findMenuItems } from '../catalog/index.ts';
import { findVendorOfCart } from './cart.store.ts';

type Asked = ParsedRequestOf<typeof cartEndpoints.validateItems>['body'];

/** What stands in the way of ordering these items; what another vendor sells counts as gone. */
export async function validateItems(
  db: Db,
  { vendor_id, order_items }: Asked,
): Promise<Outcome<ValidationIssue[], 'VENDOR_NOT_FOUND'>> {
  if (!(await findVendorOfCart(db, vendor_id))) return refuse('VENDOR_NOT_FOUND');
  const found = await findMenuItems(db, [...new Set(order_items.map(({ item_id }) => item_id))]);
  const menu = new Map(found.filter((item) => item.vendor_id === vendor_id).map((item) => [item.id, item]));
  const packs = [...Map.groupBy(order_items, ({ pack_id }) => pack_id)].map(
    ([reference, items]): CartPack => ({
      reference,
      type: items[0]?.pack_type ?? 'normal',
      lines: items.map((item, index) => ({ ...item, id: String(index) })),
    }),
  );
  return succeed(findIssues(packs, (id) => menu.get(id)));
}
