import { isProduction } from './env.ts';

/** Spec §8: events that could not be sent are logged outside production alone, and shown to nobody. */
export function logFailure(what: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: it is for whoever works on the product.
  if (!isProduction()) console.warn(what, error);
}
