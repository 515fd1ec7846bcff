import type { MenuItem, MinorUnits } from '@jara/contract';

export const money = (amount: number) => amount as MinorUnits;

/** A dish with sensible values for all that a test does not care about. */
export const buildDish = (id: number, given: Partial<MenuItem> = {}): MenuItem => ({
  id,
  vendor_id: 1,
  group_id: 1,
  name: `Dish ${id}`,
  currency: 'NGN',
  price_per_quantity: money(100_000),
  discount_price: null,
  price: money(100_000),
  price_description: '',
  container_type_id: null,
  container_price: money(0),
  container_description: null,
  container_name: null,
  menu_category_id: 1,
  description: '',
  image_url: '',
  image_colour: '',
  is_available: true,
  dietary_tags: null,
  allergens: null,
  spicy: null,
  groups: [],
  ...given,
});
