import { afterAll } from 'vitest';
import { closeFreshDatabases } from './fresh-database.ts';
import { watchLockOrder } from './lock-order.ts';

const lockedOutOfOrder = watchLockOrder();

// Registered before the test file's own hooks, so it runs after them: every database is checked and dropped.
afterAll(async () => {
  await closeFreshDatabases();
  const found = lockedOutOfOrder();
  if (found.length > 0) throw new Error(`Transactions lock in another order than the rest:\n${found.join('\n')}`);
});
