/** Ends after a time, or with `signal`. Older phones have no AbortSignal.any: there `signal` is used alone. */
export function limitSignal(ms: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  if (!signal) return limit;
  return 'any' in AbortSignal ? AbortSignal.any([signal, limit]) : signal;
}
