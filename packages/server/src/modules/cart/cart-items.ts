import type { CartItem, MenuItem, ModifierSelection } from '@jara/contract';
import { lineDiscounts, optionOf, type PricedLine, type PricedPack } from '@jara/domain/cart';

const NOTHING = 0 as MenuItem['price'];

type InPack = Pick<CartItem, 'pack_reference' | 'pack_type'>;

const EMPTY = {
  discounts: [] as CartItem['discounts'],
  menu_group_id: null,
  group_id: null,
  group_name: null,
  container_price: NOTHING,
  container_name: null,
  container_type_id: null,
  discount_price: null,
  modifier: {} as CartItem['modifier'],
};

function dishItem(priced: PricedLine, inPack: InPack): CartItem {
  const { line, menu, selections } = priced;
  return {
    ...EMPTY,
    ...inPack,
    id: line.id,
    item_id: line.item_id,
    type: 'menu',
    name: menu?.name ?? line.name ?? '',
    quantity: line.quantity,
    price_per_quantity: menu?.price_per_quantity ?? NOTHING,
    price: menu?.price ?? NOTHING,
    discount_price: menu?.discount_price ?? null,
    discounts: lineDiscounts(priced).map((discount) => ({ id: line.item_id, ...discount })),
    group_id: menu?.group_id ?? null,
    container_price: menu?.container_price ?? NOTHING,
    container_name: menu?.container_name ?? null,
    container_type_id: menu?.container_type_id ?? null,
    modifier: Object.fromEntries(Map.groupBy(selections, ({ menu_group_id }) => String(menu_group_id))),
    is_active: menu?.is_available ?? false,
  };
}

function optionItem({ line, menu }: PricedLine, selection: ModifierSelection, inPack: InPack): CartItem {
  const { id, name, price, quantity, menu_group_id } = selection;
  return {
    ...EMPTY,
    ...inPack,
    id: `${line.id}:${id}`,
    item_id: id,
    type: 'group',
    name,
    quantity,
    price_per_quantity: price,
    price,
    menu_group_id,
    group_id: menu_group_id,
    group_name: menu?.groups.find((group) => group.id === menu_group_id)?.name ?? null,
    is_active: optionOf(menu, selection)?.is_available ?? false,
  };
}

const containerItem = (
  { container_type_id, name, price }: NonNullable<PricedPack['container']>,
  inPack: InPack,
): CartItem => ({
  ...EMPTY,
  ...inPack,
  id: `${inPack.pack_reference}:container`,
  item_id: container_type_id,
  type: 'container',
  name,
  quantity: 1,
  price_per_quantity: price,
  price,
  container_price: price,
  container_name: name,
  container_type_id,
  is_active: true,
});

/** Spec §3: the items of a pack, each followed by its modifiers, and the container last. */
export function itemsOf({ pack, lines, container }: PricedPack): CartItem[] {
  const inPack = { pack_reference: pack.reference, pack_type: pack.type };
  const items = lines.flatMap((line) => [
    dishItem(line, inPack),
    ...line.selections.map((selection) => optionItem(line, selection, inPack)),
  ]);
  return container ? [...items, containerItem(container, inPack)] : items;
}
