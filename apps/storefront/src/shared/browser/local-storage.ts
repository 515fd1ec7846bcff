export type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Spec §3: a storage that fails is ignored. Even asking for it may be refused. */
export function quietly<Value>(work: (storage: LocalStorage) => Value): Value | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}
