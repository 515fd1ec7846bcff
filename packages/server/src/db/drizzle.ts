import { createRequire } from 'node:module';

// Drizzle is loaded as CommonJS. Its ES modules import each other in circles, and linking them takes Node 24 some
// 300 MB and more than a second; the same code as CommonJS takes a fifth of the memory and a fraction of the time.
const load = createRequire(import.meta.url);

type Core = typeof import('drizzle-orm');
type Tables = typeof import('drizzle-orm/pg-core');

export const { and, asc, count, countDistinct, eq, getTableColumns, ne, sql } = load('drizzle-orm') as Core;

export const {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} = load('drizzle-orm/pg-core') as Tables;

export const { drizzle } = load('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres');

export const { migrate: runMigrations } = load(
  'drizzle-orm/node-postgres/migrator',
) as typeof import('drizzle-orm/node-postgres/migrator');
