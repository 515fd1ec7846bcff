export { applicationAddress } from './application-role.ts';
export { asCaller, asNobody, type DatabaseCaller } from './caller.ts';
export { type Database, type Db, openDatabase, type Transaction } from './client.ts';
export { type Breach, findBreaches } from './invariants.ts';
export { type ChangeListener, listenForChanges, listenToChannel } from './listen-for-changes.ts';
export { migrate } from './migrate.ts';
export * as schema from './schema/index.ts';
export { isDatabaseBusy, isTooManyCalls } from './sql-state.ts';
export { inTransaction } from './transaction.ts';
