import { setImmediate } from 'node:timers';

/** Waits for what happens outside of the faked clock, such as a signature; the test's own limit ends it. */
export async function until(isSo: () => boolean): Promise<void> {
  do await new Promise((resolve) => setImmediate(resolve));
  while (!isSo());
}
