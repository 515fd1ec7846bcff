import { createRequire } from 'node:module';

// Drizzle is loaded as CommonJS: as ES modules it takes Node 24 some 300 MB and more than a second to import (a profile
// shows its large package.json parsed again for each of its modules), as CommonJS a fifth of the memory.
const load = createRequire(import.meta.url);

export type { AnyColumn, Placeholder, SQL } from 'drizzle-orm';

type Core = typeof import('drizzle-orm');
type Tables = typeof import('drizzle-orm/pg-core');

export const {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} = load('drizzle-orm') as Core;

export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = load('drizzle-orm/pg-core') as Tables;

export const { drizzle } = load('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres');

type Migrator = typeof import('drizzle-orm/node-postgres/migrator');

/** Loaded when needed: a running API migrates nothing. */
export const runMigrations: Migrator['migrate'] = (db, config) =>
  (load('drizzle-orm/node-postgres/migrator') as Migrator).migrate(db, config);
