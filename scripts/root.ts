import path from 'node:path';

/** The folder that holds everything. */
export const ROOT = path.join(import.meta.dirname, '..');
