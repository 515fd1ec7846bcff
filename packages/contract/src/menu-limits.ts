/** Reliability: what a vendor can grow has a cap. More than these no menu has. */
export const MENU_LIMITS = {
  categories: 60,
  dishes: 500,
  groups: 200,
  containers: 30,
  options_of_group: 40,
  groups_of_dish: 12,
  closed_days: 60,
} as const;

/** Characters. */
export const MENU_TEXT = { name: 80, description: 600, price_description: 40 } as const;

/** An upload; the browser makes a picture of some 400 KB. */
export const LARGEST_PICTURE = 1_500_000;
export const PICTURE_TYPES = ['image/webp', 'image/jpeg'] as const;
