import { watchPages } from './shared/api/page-dependencies.ts';

/** Called by the framework once, when the server starts. */
export const register = (): void => watchPages();
