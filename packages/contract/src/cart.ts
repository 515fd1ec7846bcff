import { z } from 'zod';
import { LONGEST_NOTE, MOST_LINES, MOST_OF_AN_ITEM, MOST_OPTIONS, MOST_PACKS } from './cart-limits.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl, unguessableId } from './ids.ts';
import { currency, price } from './money.ts';
import { typedText } from './text.ts';
import { vendorType } from './vendor.ts';

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

/** A request may say more than this, prices above all: what is not named here is dropped unread. */
const itemToPut = z.object({
  item_id: id,
  quantity: z.int().min(0).max(MOST_OF_AN_ITEM),
  type: z.literal('menu'),
  /** Of the dish's own options, each once. */
  modifiers: z.array(chosenModifier).max(MOST_OPTIONS).default([]),
  /** Both are there when an item of the cart is changed, as spec §3 says; a quantity of 0 removes it. */
  cart_item_id: unguessableId.optional(),
  /** Of an item that is added: the group pack that it joins, or makes under this id. Else it joins the current one. */
  pack_reference: unguessableId.optional(),
});
export type ItemToPut = z.output<typeof itemToPut>;

const note = typedText(LONGEST_NOTE);

/**
 * The id of a change: a random UUID, new for each change, made by the caller. A change that is sent again with the same
 * id, because its answer was lost, happens once, and the answer is the cart as it is now. The ids of new packs and lines
 * follow from it (`idsFrom` of the domain). For a caller who sends none, each request is a change.
 */
const changeHeaders = z.object({ 'x-change-id': z.uuidv4().toLowerCase().optional() });

export const cartEndpoints = {
  putCartItem: {
    method: 'POST',
    path: '/customer/cart',
    summary: "Adds an item to its vendor's cart, or changes one. An empty cart is no cart: its data is null.",
    repeatable: 'A change is made once by its id.',
    caller: 'shopper',
    headers: changeHeaders,
    body: itemToPut,
    data: cart.nullable(),
    failures: [
      'MENU_NOT_FOUND',
      'CART_ITEM_NOT_FOUND',
      'PACK_NOT_FOUND',
      ...OPTION_REFUSALS,
      'CART_FULL',
      'TOO_MANY_CARTS',
      'TOO_MANY_REQUESTS',
    ],
  },
  listCarts: {
    method: 'GET',
    path: '/customer/cart',
    summary: "The caller's carts of all vendors, the last changed first.",
    caller: 'shopper',
    data: z.array(cart),
    failures: [],
  },
  getCart: {
    method: 'GET',
    path: '/customer/cart/vendor/:vendorId',
    summary: "The caller's cart of one vendor, or null.",
    caller: 'shopper',
    params: z.object({ vendorId: idInUrl }),
    data: cart.nullable(),
    failures: [],
  },
  updateCartDetails: {
    method: 'POST',
    path: '/customer/cart/vendor/:vendorId',
    summary:
      'Keeps what belongs to the cart as a whole: bags, class, address, notes, and that the next pack is a new one.',
    repeatable: 'Sets what it names; doing so again changes nothing.',
    caller: 'shopper',
    params: z.object({ vendorId: idInUrl }),
    headers: changeHeaders,
    body: z.object({
      bag_quantity: z.int().min(0).max(MOST_OF_AN_ITEM).optional(),
      class: orderClass.optional(),
      address_id: id.nullable().optional(),
      customer_vendor_note: note.optional(),
      customer_delivery_note: note.optional(),
      current_pack_reference: z.null().optional(),
    }),
    data: cart,
    failures: ['CART_NOT_FOUND', 'ADDRESS_NOT_FOUND', 'BAGS_NOT_OFFERED', ...CLASS_REFUSALS],
  },
  duplicatePack: {
    method: 'POST',
    path: '/customer/cart/:cartId/pack/:packRef/duplicate',
    summary: 'Adds a copy of a pack.',
    repeatable: 'A change is made once by its id.',
    caller: 'shopper',
    params: z.object({ cartId: unguessableId, packRef: unguessableId }),
    headers: changeHeaders,
    data: cart,
    failures: ['CART_NOT_FOUND', 'PACK_NOT_FOUND', 'CART_FULL'],
  },
  removePack: {
    method: 'DELETE',
    path: '/customer/cart/:cartId/pack/:packRef',
    summary: 'Removes a pack. The last one takes the cart with it: data is null then.',
    caller: 'shopper',
    params: z.object({ cartId: unguessableId, packRef: unguessableId }),
    headers: changeHeaders,
    data: cart.nullable(),
    failures: ['CART_NOT_FOUND', 'PACK_NOT_FOUND'],
  },
  clearCarts: {
    method: 'DELETE',
    path: '/customer/cart/clear',
    summary: 'Removes all carts of the caller.',
    caller: 'shopper',
    data: z.null(),
    failures: [],
  },
  removeCart: {
    method: 'DELETE',
    path: '/customer/cart/:id',
    summary: 'Removes one cart.',
    caller: 'shopper',
    params: z.object({ id: unguessableId }),
    data: z.null(),
    failures: ['CART_NOT_FOUND'],
  },
  upgradeGuestCart: {
    method: 'PATCH',
    path: '/customer/cart/guest/upgrade',
    summary:
      "Makes a guest's carts the customer's. Those that do not fit stay the guest's and are named. Calling it again changes nothing.",
    caller: 'customer',
    headers: z.object({ 'x-guest-id': z.uuidv4() }),
    data: z.object({
      /** All of the customer's, as they are now. */
      carts: z.array(cart),
      /** Vendors whose carts were too many, or too full to be joined; the guest's id still opens these. */
      left_out: z.array(z.object({ vendor_id: id, vendor_name: z.string() })),
    }),
    failures: [],
  },
  validateItems: {
    method: 'POST',
    path: '/customer/order/validate-items',
    summary: 'What stands in the way of ordering these items.',
    repeatable: 'Nothing is stored.',
    caller: 'shopper',
    body: z.object({
      vendor_id: id,
      order_items: orderItems,
    }),
    data: z.array(validationIssue),
    failures: ['VENDOR_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
