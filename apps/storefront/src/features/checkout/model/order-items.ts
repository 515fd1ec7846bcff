import type { OrderItem } from '@jara/contract';
import type { ShownCart } from '@/features/cart/data.ts';

type Priced = ShownCart['priced'][number];

/** Spec §3 Order request items of one pack: its dishes, what was chosen for them, and the container. */
function itemsOfPack({ pack, lines, container }: Priced): OrderItem[] {
  const pack_id = pack.reference;
  const items = lines.flatMap(({ line, selections }): OrderItem[] => [
    { item_id: line.item_id, quantity: line.quantity, type: 'menu', pack_id, pack_unique_id: pack_id },
    // What was chosen counts even if the menu no longer has it: that is for the server to say.
    ...selections.map(
      ({ id, price, quantity, menu_group_id }): OrderItem => ({
        item_id: id,
        price,
        quantity,
        type: 'group',
        pack_id,
        group_id: menu_group_id,
      }),
    ),
  ]);
  if (!container) return items;
  const { container_type_id, name, price } = container;
  return [...items, { id: container_type_id, quantity: 1, name, price, type: 'container', pack_id }];
}

export const orderItemsOf = ({ priced }: Pick<ShownCart, 'priced'>): OrderItem[] => priced.flatMap(itemsOfPack);
