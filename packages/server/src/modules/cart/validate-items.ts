import type { cartEndpoints, OrderItem, ParsedRequestOf, ValidationIssue } from '@jara/contract';
import { type CartPack, findIssues } from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findMenuItems, vendorExists } from '../catalog/index.ts';

type Asked = ParsedRequestOf<typeof cartEndpoints.validateItems>['body'];

/** Selections belong to the dish of their pack, which therefore holds one dish. Containers follow from the dishes. */
function packOf(reference: string, items: readonly OrderItem[]): CartPack {
  const modifiers = items.flatMap((item) =>
    item.type === 'group' ? [{ id: item.item_id, menu_group_id: item.group_id, quantity: item.quantity }] : [],
  );
  const dishes = items.filter((item) => item.type === 'menu');
  return {
    reference,
    type: modifiers.length > 0 ? 'single' : 'normal',
    lines: dishes.map(({ item_id, quantity }, index) => ({
      id: String(index),
      item_id,
      quantity,
      modifiers: index === 0 ? modifiers : [],
    })),
  };
}

/** The issues that prevent ordering these items; a dish of another vendor counts as gone. */
export async function validateItems(
  db: Db,
  { vendor_id, order_items }: Asked,
): Promise<Outcome<ValidationIssue[], 'VENDOR_NOT_FOUND'>> {
  if (!(await vendorExists(db, vendor_id))) return refuse('VENDOR_NOT_FOUND');
  const packs = [...Map.groupBy(order_items, ({ pack_id }) => pack_id)].map(([id, items]) => packOf(id, items));
  const ids = packs.flatMap(({ lines }) => lines.map(({ item_id }) => item_id));
  const found = await findMenuItems(db, [...new Set(ids)]);
  const menu = new Map(found.filter((item) => item.vendor_id === vendor_id).map((item) => [item.id, item]));
  return succeed(findIssues(packs, (id) => menu.get(id)));
}
