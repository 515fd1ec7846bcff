import {
  chosenModifier,
  currency,
  discount,
  menuItem,
  orderClass,
  packType,
  price,
  validationIssue,
  vendorClass,
  vendorType,
} from '@jara/contract';
import { z } from 'zod';

/** Spec §3: the active vendor, as far as a cart needs to know them. */
const cartVendor = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  logo: z.string(),
  location: z.string(),
  vendor_type: vendorType,
  currency,
  /** Known once their page has been seen. */
  address_id: z.int().optional(),
  vendor_class: z.array(vendorClass).optional(),
});
export type CartVendor = z.infer<typeof cartVendor>;

const line = z.object({
  id: z.string(),
  item_id: z.int(),
  quantity: z.int(),
  /** What the server calls it: the menu may have lost it. */
  name: z.string().optional(),
  /** Under the names that the menu had for them: it may have lost some since. */
  modifiers: z.array(chosenModifier.extend({ name: z.string().optional() })),
});

/** A vendor's cart as the server last told it. Ids are the ones under which it was first shown here (see settle.ts). */
const heldCart = z.object({
  vendor: cartVendor,
  cartId: z.string().nullable(),
  packs: z.array(z.object({ reference: z.string(), type: packType, lines: z.array(line) })),
  current: z.string().nullable(),
  class: orderClass,
  customer_vendor_note: z.string(),
  customer_delivery_note: z.string(),
  // These three came later: a browser may have kept a cart without them.
  bag_quantity: z.int().default(0),
  address_id: z.int().nullable().default(null),
  discounts: z.array(discount).default([]),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  total: price,
  issues: z.array(validationIssue.extend({ pack_reference: z.string() })),
});
export type HeldCart = z.infer<typeof heldCart>;

const saved = z.object({
  class: orderClass.optional(),
  customer_vendor_note: z.string().optional(),
  customer_delivery_note: z.string().optional(),
  bag_quantity: z.int().optional(),
  address_id: z.int().nullable().optional(),
});
export type Saved = z.infer<typeof saved>;

const about = {
  id: z.string(),
  vendorId: z.int(),
  /** It may have reached the server: whether it did is asked before it is sent again. */
  isTried: z.boolean().optional(),
};

/** What a person has done to a cart; each is one request. */
const change = z.discriminatedUnion('type', [
  z.object({
    ...about,
    type: z.literal('add'),
    vendor: cartVendor,
    item_id: z.int(),
    quantity: z.int(),
    modifiers: z.array(chosenModifier),
    isPerPack: z.boolean(),
  }),
  z.object({
    ...about,
    type: z.literal('change item'),
    lineId: z.string(),
    item_id: z.int(),
    quantity: z.int(),
    modifiers: z.array(chosenModifier),
    /** Something else is taken for what is gone: if that fails, nobody is told. */
    isReplacement: z.boolean().optional(),
  }),
  z.object({ ...about, type: z.literal('start pack') }),
  z.object({ ...about, type: z.literal('duplicate pack'), reference: z.string() }),
  z.object({ ...about, type: z.literal('remove pack'), reference: z.string() }),
  z.object({ ...about, type: z.literal('save'), saved }),
  z.object({
    ...about,
    type: z.literal('clear'),
    /** A saved cart takes its place. */
    isReplaced: z.boolean().optional(),
  }),
]);
export type Change = z.infer<typeof change>;

export const cartState = z.object({
  version: z.literal(1),
  /** The vendor whose cart is shown where no vendor's page is. */
  active: z.int().nullable(),
  held: z.record(z.string(), heldCart),
  /** What the carts' items cost, by item. */
  menu: z.record(z.string(), menuItem),
  /** Under which id something of the server's is known here. */
  labels: z.record(z.string(), z.string()),
  /** Not yet confirmed, in the order in which it was done. */
  queue: z.array(change),
});
export type CartState = z.infer<typeof cartState>;

export const NO_CARTS: CartState = { version: 1, active: null, held: {}, menu: {}, labels: {}, queue: [] };
