export type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Spec §3: errors of the storage are ignored. Reading `window.localStorage` itself may throw. */
export function tryOrUndefined<Value>(work: (storage: LocalStorage) => Value): Value | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}
