import { z } from 'zod';
import { availability } from './availability.ts';
import { id } from './ids.ts';
import { allergen, dietaryTag, HOTTEST } from './menu.ts';
import { MENU_LIMITS, MENU_TEXT } from './menu-limits.ts';
import { currency, price } from './money.ts';
import { typedText } from './text.ts';

/** Sent back with an edit: what was edited in between is not overwritten. */
export const version = z.int().positive();

const said = { availability, gone_until: z.iso.datetime().nullable() };

export const staffCategory = z.object({ id, version, name: z.string() });
export type StaffCategory = z.infer<typeof staffCategory>;

export const staffContainer = z.object({ id, version, name: z.string(), description: z.string(), price });
export type StaffContainer = z.infer<typeof staffContainer>;

export const staffOption = z.object({ id, name: z.string(), price, ...said });
export type StaffOption = z.infer<typeof staffOption>;

export const staffGroup = z.object({
  id,
  version,
  name: z.string(),
  minimum: z.int().nonnegative(),
  maximum: z.int().positive(),
  options: z.array(staffOption),
});
export type StaffGroup = z.infer<typeof staffGroup>;

export const staffDish = z.object({
  id,
  version,
  menu_category_id: id,
  name: z.string(),
  description: z.string(),
  image_url: z.string(),
  image_colour: z.string(),
  price,
  discount_price: price.nullable(),
  price_description: z.string(),
  container_type_id: id.nullable(),
  dietary_tags: z.array(dietaryTag).nullable(),
  allergens: z.array(allergen).nullable(),
  spicy: z.int().nullable(),
  /** In the order in which they are chosen from. */
  group_ids: z.array(id),
  ...said,
});
export type StaffDish = z.infer<typeof staffDish>;

/** In the order of the menu. */
export const staffMenu = z.object({
  currency,
  categories: z.array(staffCategory),
  dishes: z.array(staffDish),
  groups: z.array(staffGroup),
  containers: z.array(staffContainer),
});
export type StaffMenu = z.infer<typeof staffMenu>;

const named = (longest: number) => typedText(longest).trim().min(1, 'must not be empty');
const each = <Schema extends z.ZodType>(schema: Schema, most: number) =>
  z
    .array(schema)
    .max(most, `must be at most ${most}`)
    .refine((list) => new Set(list).size === list.length, 'must name each once');

export const categoryToWrite = z.strictObject({ name: named(MENU_TEXT.name) });
export const categoryEdit = categoryToWrite.partial().extend({ version });

export const containerToWrite = z.strictObject({
  name: named(MENU_TEXT.name),
  description: typedText(MENU_TEXT.description).trim(),
  price,
});
export const containerEdit = containerToWrite.partial().extend({ version });

export const dishToWrite = z.strictObject({
  menu_category_id: id,
  name: named(MENU_TEXT.name),
  description: typedText(MENU_TEXT.description).trim(),
  price,
  discount_price: price.nullable(),
  price_description: typedText(MENU_TEXT.price_description).trim(),
  container_type_id: id.nullable(),
  /** Null says nothing; an empty list says that none apply. */
  dietary_tags: each(dietaryTag, 10).nullable(),
  allergens: each(allergen, 10).nullable(),
  spicy: z.int().min(0).max(HOTTEST).nullable(),
  group_ids: each(id, MENU_LIMITS.groups_of_dish),
});
export type DishToWrite = z.infer<typeof dishToWrite>;
export const dishEdit = dishToWrite.partial().extend({ version });
export type DishEdit = z.infer<typeof dishEdit>;

/** An option without an id is a new one; one that is left out is deleted. */
const optionToWrite = z.strictObject({ id: id.optional(), name: named(MENU_TEXT.name), price });

export const groupToWrite = z.strictObject({
  name: named(MENU_TEXT.name),
  minimum: z.int().min(0).max(MENU_LIMITS.options_of_group),
  maximum: z.int().min(1).max(MENU_LIMITS.options_of_group),
  options: z
    .array(optionToWrite)
    .min(1, 'must have at least one option')
    .max(MENU_LIMITS.options_of_group, `must be at most ${MENU_LIMITS.options_of_group}`),
});
export type GroupToWrite = z.infer<typeof groupToWrite>;
export const groupEdit = groupToWrite.partial().extend({ version });
export type GroupEdit = z.infer<typeof groupEdit>;

/** All of them, in their new order. */
export const idsInOrder = (most: number) => z.strictObject({ ids: each(id, most) });
