import { z } from 'zod';
import { id } from './ids.ts';
import { currency, price } from './money.ts';

export const menuGroupItem = z.object({ id, menu_group_id: id, name: z.string(), price, is_available: z.boolean() });
export type MenuGroupItem = z.infer<typeof menuGroupItem>;

/** A choice that comes with a dish: between `minimum` and `maximum` options of it. */
export const menuGroup = z.object({
  id,
  name: z.string(),
  minimum: z.int().nonnegative(),
  maximum: z.int().positive(),
  items: z.array(menuGroupItem),
});
export type MenuGroup = z.infer<typeof menuGroup>;

/** Decisions §10: an item with this price description makes its own pack. */
export const PER_PACK = 'per pack';

export const DIETARY_TAGS = ['vegetarian', 'halal'] as const;
export const dietaryTag = z.enum(DIETARY_TAGS);
export type DietaryTag = z.infer<typeof dietaryTag>;

export const ALLERGENS = ['nuts', 'fish', 'dairy', 'gluten', 'egg', 'soy'] as const;
export const allergen = z.enum(ALLERGENS);
export type Allergen = z.infer<typeof allergen>;

export const HOTTEST = 3;

/**
 * What the vendor has said about a dish; none of it is guessed. Null means that it has said nothing, and an empty list
 * that none of these apply. A copy in a browser from before there were any is read as one about which nothing was said.
 */
const dietary = {
  dietary_tags: z.array(dietaryTag).nullable().default(null),
  allergens: z.array(allergen).nullable().default(null),
  /** From 1 to 3; 0 is not spicy. */
  spicy: z.int().min(0).max(HOTTEST).nullable().default(null),
};

/** Spec §3 Pack item's `menu`, and below the line what a menu page needs besides. */
export const menuItem = z.object({
  id,
  vendor_id: id,
  /** The dish's place in the menu: its category, under the cart's name for it. */
  group_id: id,
  name: z.string(),
  currency,
  price_per_quantity: price,
  /** Zero is a price: null alone means no discount. */
  discount_price: price.nullable(),
  price,
  price_description: z.string(),
  container_type_id: id.nullable(),
  container_price: price,
  container_description: z.string().nullable(),
  container_name: z.string().nullable(),
  // --
  menu_category_id: id,
  description: z.string(),
  image_url: z.string(),
  image_colour: z.string(),
  is_available: z.boolean(),
  ...dietary,
  groups: z.array(menuGroup),
});
export type MenuItem = z.infer<typeof menuItem>;

export const menuCategory = z.object({ id, name: z.string(), position: z.int().nonnegative(), item_count: z.int() });
export type MenuCategory = z.infer<typeof menuCategory>;
