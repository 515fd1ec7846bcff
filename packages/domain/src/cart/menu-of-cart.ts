import { type Cart, type CartItem, type MenuItem, MOST_OF_AN_ITEM } from '@jara/contract';

/** Dishes by their id. */
type Menu = Readonly<Record<string, MenuItem>>;

type Group = MenuItem['groups'][number];
type Selections = CartItem['modifier'][string];

/** A cart does not say how many of a group may be chosen. */
const ANY_NUMBER = MOST_OF_AN_ITEM;

/** The options that were chosen for an item. One that the menu has lost is among them, and is not to be had. */
const toldOf = ({ pack_reference }: CartItem, chosen: Selections, { cart_items }: Cart): Group['items'] =>
  chosen.map(({ id, menu_group_id, name, price }) => {
    const told = cart_items.find(
      (each) => each.type === 'group' && each.item_id === id && each.pack_reference === pack_reference,
    );
    return { id, menu_group_id, name, price, is_available: told?.is_active ?? true };
  });

/** The groups of a dish as far as they are known, and in them what was chosen for one more of it. */
function withChosen(before: readonly Group[], item: CartItem, cart: Cart): Group[] {
  const groups = new Map(before.map((group) => [group.id, group]));
  for (const [key, chosen] of Object.entries(item.modifier)) {
    const id = Number(key);
    const named = cart.cart_items.find(({ group_id, type }) => type === 'group' && group_id === id);
    const group = groups.get(id) ?? { id, name: named?.group_name ?? '', minimum: 0, maximum: ANY_NUMBER, items: [] };
    const options = new Map([...group.items, ...toldOf(item, chosen, cart)].map((option) => [option.id, option]));
    groups.set(id, { ...group, items: [...options.values()] });
  }
  return [...groups.values()];
}

/** An item that is on the menu has its place there. */
type OnMenu = CartItem & { readonly group_id: number };
const isOnMenu = (item: CartItem): item is OnMenu => item.group_id !== null;

/** What an item costs, as a cart tells it. Its choices are those that were made, and those of a menu that is known. */
function menuOf(item: OnMenu, cart: Cart, known: MenuItem | undefined): MenuItem {
  return {
    vendor_id: cart.vendor_id,
    currency: cart.vendor.currency,
    price_description: '',
    container_description: null,
    menu_category_id: item.group_id,
    description: '',
    image_url: '',
    image_colour: '',
    dietary_tags: null,
    allergens: null,
    spicy: null,
    ...known,
    groups: withChosen(known?.groups ?? [], item, cart),
    id: item.item_id,
    group_id: item.group_id,
    name: item.name,
    price_per_quantity: item.price_per_quantity,
    price: item.price,
    discount_price: item.discount_price,
    container_type_id: item.container_type_id,
    container_price: item.container_price,
    container_name: item.container_name,
    is_available: item.is_active,
  };
}

/** What is known of the menu, with what a cart tells of its items. */
export function menuWith(known: Menu, cart: Cart): Record<string, MenuItem> {
  const menu = { ...known };
  for (const item of cart.cart_items) {
    if (item.type !== 'menu') continue;
    // The same dish may be there twice, with other choices.
    if (isOnMenu(item)) menu[item.item_id] = menuOf(item, cart, menu[item.item_id]);
    else delete menu[item.item_id];
  }
  return menu;
}
