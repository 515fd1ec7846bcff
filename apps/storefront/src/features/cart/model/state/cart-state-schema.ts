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
  /** Known once the vendor's page was opened. */
  address_id: z.int().optional(),
  vendor_class: z.array(vendorClass).optional(),
});
export type CartVendor = z.infer<typeof cartVendor>;

const line = z.object({
  id: z.string(),
  item_id: z.int(),
  quantity: z.int(),
  /** The name by the server: the dish may have left the menu. */
  name: z.string().optional(),
  /** Under the names that the menu had for them: it may have lost some since. */
  modifiers: z.array(chosenModifier.extend({ name: z.string().optional() })),
});

const pack = z.object({ reference: z.string(), type: packType, lines: z.array(line) });

/** A vendor's cart as the server last returned it. */
const heldCart = z.object({
  vendor: cartVendor,
  cartId: z.string().nullable(),
  packs: z.array(pack),
  current: z.string().nullable(),
  class: orderClass,
  customer_vendor_note: z.string(),
  customer_delivery_note: z.string(),
  // Added later: a browser may have stored a cart without these three.
  bag_quantity: z.int().default(0),
  address_id: z.int().nullable().default(null),
  discounts: z.array(discount).default([]),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  subtotal: price,
  issues: z.array(validationIssue),
});
export type HeldCart = z.infer<typeof heldCart>;

const details = z.object({
  class: orderClass.optional(),
  customer_vendor_note: z.string().optional(),
  customer_delivery_note: z.string().optional(),
  bag_quantity: z.int().optional(),
  address_id: z.int().nullable().optional(),
});
export type CartDetails = z.infer<typeof details>;

const about = {
  /** A UUID. The server makes a change once, however often it is sent, and the ids of what is new follow from it. */
  id: z.string(),
  vendorId: z.int(),
};

const addition = z.object({
  ...about,
  type: z.literal('add'),
  vendor: cartVendor,
  item_id: z.int(),
  quantity: z.int(),
  modifiers: z.array(chosenModifier),
  isPerPack: z.boolean(),
  /** The group pack that a plain dish joins, or makes. */
  pack: z.string().optional(),
});

/** A change of a cart; each is one request. */
const change = z.discriminatedUnion('type', [
  addition,
  z.object({
    ...about,
    type: z.literal('change item'),
    lineId: z.string(),
    /** Where the line was seen: if it has joined another device's, its pack and dish say which it is. */
    pack: z.string().optional(),
    item_id: z.int(),
    quantity: z.int(),
    modifiers: z.array(chosenModifier),
    /** Something else is taken for what is gone: if that fails, nobody is told. */
    isReplacement: z.boolean().optional(),
  }),
  z.object({ ...about, type: z.literal('start pack') }),
  z.object({ ...about, type: z.literal('duplicate pack'), reference: z.string() }),
  z.object({ ...about, type: z.literal('remove pack'), reference: z.string() }),
  z.object({ ...about, type: z.literal('set details'), details }),
  z.object({
    ...about,
    type: z.literal('clear'),
    /** A saved cart takes its place. */
    isReplaced: z.boolean().optional(),
  }),
  z.object({
    ...about,
    type: z.literal('put back'),
    vendor: cartVendor,
    packs: z.array(pack.extend({ at: z.int() })),
    current: z.string().nullable(),
  }),
]);
export type Change = z.infer<typeof change>;

const currentState = z.object({
  version: z.literal(2),
  /** The vendor whose cart is shown where no vendor's page is. */
  active: z.int().nullable(),
  held: z.record(z.string(), heldCart),
  /** What the carts' items cost, by item. */
  menu: z.record(z.string(), menuItem),
  /** Unconfirmed changes, in the order in which they were made. */
  queue: z.array(change),
});
export type CartState = z.infer<typeof currentState>;

export const NO_CARTS: CartState = { version: 2, active: null, held: {}, menu: {}, queue: [] };

/**
 * Version 1 had ids of the browser's own. What was added and never sent goes on; all else is asked for anew, and what may
 * have reached the server is not sent again.
 */
const unsentAddition = addition.extend({ isTried: z.literal(false).optional() });
const firstState = z
  .object({ version: z.literal(1), menu: currentState.shape.menu, queue: z.array(z.unknown()) })
  .transform(({ menu, queue }): CartState => {
    const unsent = queue.flatMap((each) => unsentAddition.safeParse(each).data ?? []);
    return { ...NO_CARTS, menu, queue: unsent.map(({ isTried: _, ...add }) => add) };
  });

const storedState = z.union([currentState, firstState]);

/** As a browser has stored them; what cannot be read counts as none. */
export const parseCarts = (stored: unknown): CartState | undefined => storedState.safeParse(stored).data;
