export { applicationAddress } from './application-role.ts';
export { type ChangeFeed, followChanges, followChannel } from './changes.ts';
export { type Database, type Db, openDatabase, type Transaction } from './client.ts';
export { type Breach, findBreaches } from './invariants.ts';
export { migrate } from './migrate.ts';
export * as schema from './schema/index.ts';
export { isDatabaseBusy } from './sql-state.ts';
export { inTransaction } from './transaction.ts';
