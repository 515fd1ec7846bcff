import { listeners } from './listeners.ts';

/** A storage of the browser's; the names that it takes are in the app's register. */
export type KeyedStorage<Key extends string> = {
  getItem(key: Key): string | null;
  setItem(key: Key, text: string): void;
  removeItem(key: Key): void;
};

const forgotten = listeners();
/** What no storage took is forgotten with what one has. */
export const forgetUnkept = (): void => void forgotten.notify();

export type Keeping<Value, Key extends string> = {
  readonly read: (storage: KeyedStorage<Key>) => Value;
  readonly write: (storage: KeyedStorage<Key>, value: Value) => void;
};

/**
 * Something that a storage keeps. A storage may be full: it is read and takes nothing. What it did not take is the truth
 * from then on, as long as the page lasts.
 */
export function valueIn<Key extends string, Value>(
  open: () => KeyedStorage<Key>,
  { read, write }: Keeping<Value, Key>,
) {
  let unkept: { readonly value: Value } | undefined;
  forgotten.subscribe(() => {
    unkept = undefined;
  });
  return {
    /** Undefined also where nothing can be kept and nothing has been given. */
    read(): Value | undefined {
      if (unkept) return unkept.value;
      try {
        return read(open());
      } catch {
        return undefined;
      }
    },
    /** Whether it was kept. */
    write(value: Value): boolean {
      unkept = { value };
      try {
        write(open(), value);
        unkept = undefined;
      } catch {
        // Then it lasts as long as the page.
      }
      return unkept === undefined;
    },
  };
}

/** A text under a key; null takes it away. */
export const textUnder = <Key extends string>(key: Key): Keeping<string | null, Key> => ({
  read: (storage) => storage.getItem(key),
  write(storage, text) {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  },
});

export type StoredText = ReturnType<typeof valueIn<string, string | null>>;

/**
 * JSON in such a text. What `check` does not take, or what is no JSON, is as good as none: it may be of an earlier version
 * of the page. What is read is the same object until the text changes; undefined takes it away.
 */
export function storedJson<Value>(kept: StoredText, check: (json: unknown) => Value | undefined) {
  let seen: { readonly text: string; readonly value: Value | undefined } | undefined;
  return {
    read(): Value | undefined {
      const text = kept.read();
      if (!text) return undefined;
      if (seen?.text !== text) seen = { text, value: checked(text, check) };
      return seen.value;
    },
    write: (value: Value | undefined): boolean => kept.write(value === undefined ? null : JSON.stringify(value)),
  };
}

function checked<Value>(text: string, check: (json: unknown) => Value | undefined): Value | undefined {
  try {
    return check(JSON.parse(text));
  } catch {
    return undefined;
  }
}
