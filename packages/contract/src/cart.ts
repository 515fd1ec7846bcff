import { z } from 'zod';
import { MOST_LINES, MOST_OF_AN_ITEM, MOST_PACKS } from './cart-limits.ts';
import { id, unguessableId } from './ids.ts';
import { currency, price } from './money.ts';
import { vendorType } from './vendor-types.ts';

/** Spec §4: the classes that a buyer can choose for a cart. */
export const ORDER_CLASSES = ['delivery', 'pickup', 'preorder_delivery'] as const;
export const orderClass = z.enum(ORDER_CLASSES);
export type OrderClass = z.infer<typeof orderClass>;

/** Why a vendor does not take an order of a class. */
export const CLASS_REFUSALS = ['PREORDER_NOT_OFFERED', 'VENDOR_PREORDER_ONLY'] as const;

/** Spec §3: 'normal' is a group pack, which plain items share; any other holds one item. */
export const PACK_TYPES = ['normal', 'single'] as const;
export const packType = z.enum(PACK_TYPES);
export type PackType = z.infer<typeof packType>;

export const chosenModifier = z.object({
  id,
  menu_group_id: id,
  quantity: z.int().min(1).max(MOST_OF_AN_ITEM),
});
export type ChosenModifier = z.infer<typeof chosenModifier>;

/** Why a choice of options is not taken. */
export const OPTION_REFUSALS = ['OPTION_NOT_OFFERED', 'OPTION_REPEATED'] as const;

/** Spec §3, browser's pack item: a selection with its name and price. */
export const modifierSelection = chosenModifier.extend({ name: z.string(), price });
export type ModifierSelection = z.infer<typeof modifierSelection>;

/** Spec §3 Discount. What is off 'menus' is in the prices of the dishes already; all else is taken off the total. */
export const DISCOUNT_TARGETS = ['menus', 'orders', 'deliveryfees', 'servicefees'] as const;
export const discount = z.object({
  target: z.enum(DISCOUNT_TARGETS),
  amount_off: price,
  description: z.string(),
});
export type Discount = z.infer<typeof discount>;

export const CART_ITEM_TYPES = ['menu', 'group', 'container'] as const;

/** Spec §3 Cart item. Modifiers are items of type 'group', containers of type 'container' and last in their pack. */
export const cartItem = z.object({
  id: z.string(),
  item_id: id,
  type: z.enum(CART_ITEM_TYPES),
  pack_reference: unguessableId,
  pack_type: packType,
  name: z.string(),
  quantity: z.int().positive(),
  price_per_quantity: price,
  price,
  discount_price: price.nullable(),
  /** A dish has one discount at most, which goes by the dish's own id. */
  discounts: z.array(discount.extend({ id })),
  menu_group_id: id.nullable(),
  group_id: id.nullable(),
  group_name: z.string().nullable(),
  container_price: price,
  container_name: z.string().nullable(),
  container_type_id: id.nullable(),
  /** The selections of an item, by menu group. */
  modifier: z.record(z.string(), z.array(modifierSelection)),
  is_active: z.boolean(),
});
export type CartItem = z.infer<typeof cartItem>;

/** Spec §5: in the order of their display priority. */
export const ISSUE_CODES = [
  'OUT_OF_STOCK',
  'UNKNOWN_MENU_GROUP',
  'UNKNOWN_MENU_GROUP_ITEM',
  'REQUIRED_GROUP_MISSING',
  'MULTIPLE_MENU_IN_PACK',
  'MISSING_MENU_IN_PACK',
  'INVALID_QUANTITY_MAX',
  'INVALID_QUANTITY_MIN',
] as const;
export const issueCode = z.enum(ISSUE_CODES);
export type IssueCode = z.infer<typeof issueCode>;

/** Spec §3 Validation issue. */
export const validationIssue = z.object({
  type: z.enum(['menu', 'group']),
  code: issueCode,
  item_id: id.nullable(),
  group_id: id.nullable(),
  item_name: z.string().nullable(),
  group_name: z.string().nullable(),
  selections_required: z.int().nullable(),
  action: z.string(),
  pack_reference: unguessableId,
});
export type ValidationIssue = z.infer<typeof validationIssue>;

/** Spec §9: 'YYYY-MM-DD HH:mm:ss'. */
const cartDate = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** Spec §3 Order request items. Prices are in it because the specification has them there; nobody reads them. */
export const orderItem = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('menu'),
    item_id: id,
    quantity: z.int().min(1).max(MOST_OF_AN_ITEM),
    pack_id: unguessableId,
    /** The same pack, as the server calls it. */
    pack_unique_id: unguessableId,
  }),
  /** A selection; it belongs to the dish of its pack. */
  z.object({
    type: z.literal('group'),
    item_id: id,
    price,
    quantity: z.int().min(1).max(MOST_OF_AN_ITEM),
    pack_id: unguessableId,
    group_id: id,
  }),
  z.object({
    type: z.literal('container'),
    id,
    name: z.string(),
    price,
    quantity: z.int().min(1).max(MOST_OF_AN_ITEM),
    pack_id: unguessableId,
  }),
]);
export type OrderItem = z.infer<typeof orderItem>;
/** As many as the fullest cart can bring: its lines, and a container for each pack. */
export const orderItems = z.array(orderItem).max(MOST_LINES + MOST_PACKS);

/** Spec §3 Cart (server). */
export const cart = z.object({
  id: unguessableId,
  class: orderClass,
  vendor: z.object({
    slug: z.string(),
    name: z.string(),
    logo: z.string(),
    location: z.string(),
    vendor_type: vendorType,
    currency,
  }),
  vendor_id: id,
  address_id: id.nullable(),
  customer_vendor_note: z.string(),
  customer_delivery_note: z.string(),
  total_price: price,
  created_at: cartDate,
  updated_at: cartDate,
  cart_items: z.array(cartItem),
  current_pack_reference: unguessableId.nullable(),
  bag_quantity: z.int().nonnegative(),
  is_valid: z.boolean(),
  validation_result: z.array(validationIssue),
  discounts: z.array(discount),
  packs: z.array(z.object({ id: unguessableId, name: z.string(), isGroup: z.boolean(), items: z.array(cartItem) })),
});
export type Cart = z.infer<typeof cart>;
