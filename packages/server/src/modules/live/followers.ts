/** Whose events a stream brings: a customer's own orders, those of a vendor or a rider, or all of them for support. */
export type ReaderKey = `customer ${number}` | `vendor ${number}` | `rider ${number}` | 'support';

export type StreamMessage = { readonly event: string; readonly id?: number; readonly data: unknown };
export type StreamReader = { send(message: StreamMessage): void; end(): void };

/** The person whose streams are counted: a customer, or one of several who work for a vendor. */
export type Follower = { readonly key: ReaderKey; readonly person: string };

const MOST_OF_A_PERSON = 8;

function addTo<Key>(sets: Map<Key, Set<StreamReader>>, key: Key, reader: StreamReader): Set<StreamReader> {
  const own = sets.get(key) ?? new Set();
  sets.set(key, own);
  own.add(reader);
  return own;
}

function removeFrom<Key>(sets: Map<Key, Set<StreamReader>>, key: Key, reader: StreamReader): void {
  const own = sets.get(key);
  own?.delete(reader);
  if (own?.size === 0) sets.delete(key);
}

/** The open streams of this process. Somebody's oldest ends where they open one too many. */
export function createFollowers() {
  const byKey = new Map<ReaderKey, Set<StreamReader>>();
  const byPerson = new Map<string, Set<StreamReader>>();

  return {
    add({ key, person }: Follower, reader: StreamReader): () => void {
      const [oldest] = byPerson.get(person) ?? [];
      addTo(byKey, key, reader);
      const own = addTo(byPerson, person, reader);
      const stop = () => {
        removeFrom(byKey, key, reader);
        removeFrom(byPerson, person, reader);
      };
      if (oldest && own.size > MOST_OF_A_PERSON) {
        removeFrom(byKey, key, oldest);
        removeFrom(byPerson, person, oldest);
        oldest.end();
      }
      return stop;
    },
    has: (key: ReaderKey): boolean => byKey.has(key),
    keys: (): ReaderKey[] => [...byKey.keys()],
    send(key: ReaderKey, message: StreamMessage): void {
      for (const reader of byKey.get(key) ?? []) reader.send(message);
    },
    endAll(): void {
      for (const readers of byKey.values()) for (const reader of readers) reader.end();
    },
  };
}
