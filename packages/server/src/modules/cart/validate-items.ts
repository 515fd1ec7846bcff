import type { cartEndpoints, OrderItem, ParsedRequestOf, ValidationIssue } from '@jara/contract';
import { type CartPack, findIssues } from '@jara/domain/cart';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findMenuVersion } from '../catalog/index.ts';
import { type CartDeps, idsIn } from './priced-cart.ts';

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
  { db, dishes }: CartDeps,
  { vendor_id, order_items }: Asked,
): Promise<Outcome<ValidationIssue[], 'VENDOR_NOT_FOUND'>> {
  const menu = await findMenuVersion(db, vendor_id);
  if (!menu) return refuse('VENDOR_NOT_FOUND');
  const packs = [...Map.groupBy(order_items, ({ pack_id }) => pack_id)].map(([id, items]) => packOf(id, items));
  const found = await dishes.find([{ vendor_id, menu_version: menu.version, ids: idsIn(packs) }]);
  const dishOf = (id: number) => {
    const dish = found.get(id);
    return dish?.vendor_id === vendor_id ? dish : undefined;
  };
  return succeed(findIssues(packs, dishOf));
}
