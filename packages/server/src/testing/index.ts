export { buildCatalog } from './build-catalog.ts';
export { type FreshDatabase, freshDatabase } from './fresh-database.ts';
export { startGoldenServer } from './golden-server.ts';
export { startRedisStandIn } from './redis-stand-in.ts';
