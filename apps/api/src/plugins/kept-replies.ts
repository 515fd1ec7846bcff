import type { Dependencies } from '@jara/server';

/** What an entry costs beside its bytes: the map's place, the entry, its tags and the heads of its buffers. */
const OVERHEAD = 1_024;

export type Kept = {
  readonly body: Buffer;
  readonly tags: ReadonlySet<string>;
  /** The minute that the answer speaks of; undefined if it does not depend on the clock. */
  readonly minute: number | undefined;
  /** Made when it is asked for a second time: most searches never are. */
  etag?: string;
  brotli?: Buffer;
};

const sizeOf = (key: string, { body, brotli }: Kept) =>
  OVERHEAD + Buffer.byteLength(key) + body.length + (brotli?.length ?? 0);

/** A buffer of its own: a small one is otherwise cut from a larger piece of memory, which it would hold as a whole. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Answers by their keys, within so many bytes, keys included; the longest unused go first. */
export class KeptReplies {
  readonly #kept = new Map<string, Kept>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get entries(): number {
    return this.#kept.size;
  }

  keep(key: string, text: string, { tags }: Dependencies, minute: number | undefined): Kept {
    this.#drop(key);
    const entry: Kept = { body: bytesOf(text), tags: new Set(tags), minute };
    this.#kept.set(key, entry);
    this.#bytes += sizeOf(key, entry);
    this.#makeRoom();
    return entry;
  }

  find(key: string, minute: number): Kept | undefined {
    const entry = this.#kept.get(key);
    if (!entry) return undefined;
    if (entry.minute !== undefined && entry.minute !== minute) {
      this.#drop(key);
      return undefined;
    }
    // Moved to the end, so that the map's order is the order of use.
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    return entry;
  }

  addBrotli(key: string, entry: Kept, brotli: Buffer): void {
    if (entry.brotli) return;
    entry.brotli = brotli;
    if (this.#kept.get(key) !== entry) return;
    this.#bytes += brotli.length;
    this.#makeRoom();
  }

  forgetWhere(isOver: (entry: Kept) => boolean): void {
    for (const [key, entry] of this.#kept) if (isOver(entry)) this.#drop(key);
  }

  #drop(key: string): void {
    const entry = this.#kept.get(key);
    if (!entry) return;
    this.#bytes -= sizeOf(key, entry);
    this.#kept.delete(key);
  }

  #makeRoom(): void {
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }
}
