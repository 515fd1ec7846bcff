import { type LocalStorage, tryOrUndefined } from './local-storage.ts';

type Keeping<Value> = {
  readonly read: (storage: LocalStorage) => Value;
  readonly write: (storage: LocalStorage, value: Value) => void;
};

/**
 * Something that the browser's storage keeps. A storage may be full: it is read and takes nothing. What it did not take
 * is the truth from then on, as long as the page lasts.
 */
export function storedValue<Value>({ read, write }: Keeping<Value>) {
  let unkept: { readonly value: Value } | undefined;
  return {
    /** Undefined also where nothing can be kept and nothing has been given. */
    read: (): Value | undefined => (unkept ? unkept.value : tryOrUndefined(read)),
    /** Whether it was kept. */
    write(value: Value): boolean {
      unkept = { value };
      tryOrUndefined((storage) => {
        write(storage, value);
        unkept = undefined;
      });
      return unkept === undefined;
    },
  };
}

/** A text under a key; null takes it away. */
export const storedText = (key: string) =>
  storedValue<string | null>({
    read: (storage) => storage.getItem(key),
    write(storage, text) {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
    },
  });
