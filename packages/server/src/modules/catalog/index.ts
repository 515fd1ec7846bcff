export { addVendor, listVendorsForSupport } from './add-vendor.ts';
export { type Catalog, createCatalog } from './catalog.ts';
export { createDishCache, type DishCache } from './dish-cache.ts';
export { findDishesAtVersion } from './menu.store.ts';
export { findMenuVersion } from './vendor.store.ts';
