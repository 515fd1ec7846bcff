export { buildCatalog } from './build-catalog.ts';
export { buildPromo } from './build-promo.ts';
export { deliverAllTexts } from './deliver-all-texts.ts';
export { startFakeRedis } from './fake-redis.ts';
export { type FreshDatabase, freshDatabase } from './fresh-database.ts';
export { startGoldenServer } from './golden-server.ts';
export { statementsOf } from './statements-of.ts';
export { startStoppablePostgres } from './stoppable-postgres.ts';
