import { z } from 'zod';
import {
  CLASS_REFUSALS,
  cart,
  chosenModifier,
  OPTION_REFUSALS,
  orderClass,
  orderItems,
  packType,
  validationIssue,
} from './cart.ts';
import { LONGEST_NOTE, MOST_LINES, MOST_OF_AN_ITEM, MOST_OPTIONS, MOST_PACKS, NO_ROOM } from './cart-limits.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl, unguessableId } from './ids.ts';
import { typedText } from './text.ts';

const itemCount = z.int().min(1).max(MOST_OF_AN_ITEM);

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

/** A pack that was removed, under the ids that it had, and its place among the packs. */
const removedPack = z
  .object({
    reference: unguessableId,
    type: packType,
    at: z.int().min(0).max(MOST_PACKS),
    lines: z
      .array(itemToPut.pick({ item_id: true, modifiers: true }).extend({ id: unguessableId, quantity: itemCount }))
      .min(1)
      .max(MOST_LINES),
  })
  // As a pack can be: dishes that share one have no options and are there once; any other pack has one line.
  .refine(({ type, lines }) =>
    type === 'normal'
      ? lines.every(({ modifiers }) => modifiers.length === 0) &&
        new Set(lines.map(({ item_id }) => item_id)).size === lines.length
      : lines.every(({ modifiers, quantity }) => lines.length === 1 && (modifiers.length === 0 || quantity === 1)),
  );

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
      ...NO_ROOM,
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
  putBackPacks: {
    method: 'PUT',
    path: '/customer/cart/vendor/:vendorId/packs',
    summary:
      'Undoes a removal: puts packs back as they were and where they stood, or makes the cart again with them. Packs that are there stay as they are.',
    caller: 'shopper',
    params: z.object({ vendorId: idInUrl }),
    headers: changeHeaders,
    body: z.object({
      packs: z
        .array(removedPack)
        .min(1)
        .max(MOST_PACKS)
        .refine((packs) => {
          const ids = packs.flatMap(({ reference, lines }) => [reference, ...lines.map((line) => line.id)]);
          return new Set(ids).size === ids.length;
        }, 'must have each id once'),
      current_pack_reference: unguessableId.nullable(),
    }),
    data: cart.nullable(),
    failures: [
      'MENU_NOT_FOUND',
      'PACK_NOT_FOUND',
      ...OPTION_REFUSALS,
      ...NO_ROOM,
      'TOO_MANY_CARTS',
      'TOO_MANY_REQUESTS',
    ],
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
    failures: ['CART_NOT_FOUND', 'PACK_NOT_FOUND', ...NO_ROOM],
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
