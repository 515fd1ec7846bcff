import type { VendorType } from '@jara/contract';

/** What vendors of each type are sorted under. A category's id is its place in this list, counted from 1. */
export const VENDOR_CATEGORIES = [
  { slug: 'rice-dishes', name: 'Rice dishes', type_group: 'restaurant' },
  { slug: 'swallow-and-soups', name: 'Swallow and soups', type_group: 'restaurant' },
  { slug: 'waakye', name: 'Waakye', type_group: 'restaurant' },
  { slug: 'grills', name: 'Grills and suya', type_group: 'restaurant' },
  { slug: 'seafood', name: 'Seafood', type_group: 'restaurant' },
  { slug: 'shawarma', name: 'Shawarma', type_group: 'restaurant' },
  { slug: 'burgers', name: 'Burgers', type_group: 'restaurant' },
  { slug: 'chicken', name: 'Chicken', type_group: 'restaurant' },
  { slug: 'pizza', name: 'Pizza', type_group: 'restaurant' },
  { slug: 'chinese', name: 'Chinese', type_group: 'restaurant' },
  { slug: 'breakfast', name: 'Breakfast', type_group: 'restaurant' },
  { slug: 'small-chops', name: 'Small chops', type_group: 'restaurant' },
  { slug: 'pastries', name: 'Pastries and cakes', type_group: 'restaurant' },
  { slug: 'healthy', name: 'Healthy', type_group: 'restaurant' },
  { slug: 'drinks-and-ice-cream', name: 'Drinks and ice cream', type_group: 'restaurant' },
  { slug: 'groceries', name: 'Groceries', type_group: 'supermarket' },
  { slug: 'drinks', name: 'Drinks', type_group: 'supermarket' },
  { slug: 'household', name: 'Household', type_group: 'supermarket' },
  { slug: 'baby', name: 'Baby', type_group: 'supermarket' },
  { slug: 'frozen-food', name: 'Frozen food', type_group: 'supermarket' },
  { slug: 'medicines', name: 'Medicines', type_group: 'pharmacy' },
  { slug: 'wellness', name: 'Wellness', type_group: 'pharmacy' },
  { slug: 'mother-and-baby', name: 'Mother and baby', type_group: 'pharmacy' },
  { slug: 'personal-care', name: 'Personal care', type_group: 'pharmacy' },
  { slug: 'vegetables', name: 'Vegetables', type_group: 'local-market' },
  { slug: 'grains', name: 'Grains', type_group: 'local-market' },
  { slug: 'meat-and-fish', name: 'Meat and fish', type_group: 'local-market' },
  { slug: 'spices', name: 'Spices', type_group: 'local-market' },
  { slug: 'fruits', name: 'Fruits', type_group: 'local-market' },
] as const satisfies readonly { slug: string; name: string; type_group: VendorType }[];

export type VendorCategorySlug = (typeof VENDOR_CATEGORIES)[number]['slug'];
