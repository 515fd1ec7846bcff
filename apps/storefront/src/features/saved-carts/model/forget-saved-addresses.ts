import { savedCount } from './saved-count.ts';

/** After a sign-out. The database is opened only where it holds a cart. */
export function forgetSavedAddresses(): void {
  if (savedCount() === 0) return;
  import('./saved-carts-db.ts').then(({ forgetAddresses }) => forgetAddresses()).catch(() => undefined);
}
