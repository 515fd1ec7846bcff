import { afterAll } from 'vitest';
import { closeFreshDatabases } from './fresh-database.ts';

// Registered before the test file's own hooks, so it runs after them: every database is checked and dropped.
afterAll(closeFreshDatabases);
