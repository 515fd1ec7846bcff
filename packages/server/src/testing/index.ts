export { type FreshDatabase, freshDatabase } from './fresh-database.ts';
export { buildCatalog } from './build-catalog.ts';
