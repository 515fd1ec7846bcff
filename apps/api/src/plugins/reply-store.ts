import type { Dependencies } from '@jara/server';
import { LRUCache } from 'lru-cache';
import { isRare } from './cache-key.ts';
import { dependencyHeaders } from './dependency-headers.ts';

/** What an entry costs beside its bytes: its place in the cache, the entry, its tags and the heads of its buffers. */
const OVERHEAD = 1_024;

export type StoredReply = {
  readonly body: Buffer;
  readonly tags: ReadonlySet<string>;
  /** When the clock changes the reply, in milliseconds; undefined if it does not depend on the clock. */
  readonly until: number | undefined;
  /** What it depends on, for those who keep copies. */
  readonly headers: Readonly<Record<string, string>>;
  /** Made when the reply is asked for a second time: most searches never are. */
  etag?: string;
  readonly brotli?: Buffer;
};

const sizeOf = ({ body, brotli }: StoredReply, key: string) =>
  OVERHEAD + Buffer.byteLength(key) + body.length + (brotli?.length ?? 0);

/** A buffer of its own: a small one is otherwise cut from a larger piece of memory, which it would hold as a whole. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

type Limits = { readonly maxBytes: number; readonly maxBytesOfRare: number };

/**
 * Replies by their keys, within so many bytes, keys included; the least recently used go first. Those that few ask for
 * have room of their own, and push none out that everybody asks for.
 */
export class ReplyStore {
  readonly #common: LRUCache<string, StoredReply>;
  readonly #rare: LRUCache<string, StoredReply>;

  constructor({ maxBytes, maxBytesOfRare }: Limits) {
    this.#common = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.#rare = new LRUCache({ maxSize: maxBytesOfRare, sizeCalculation: sizeOf });
  }

  #repliesFor(key: string) {
    return isRare(key) ? this.#rare : this.#common;
  }

  get bytes(): number {
    return this.#common.calculatedSize + this.#rare.calculatedSize;
  }

  get entries(): number {
    return this.#common.size + this.#rare.size;
  }

  add(key: string, text: string, dependencies: Dependencies): StoredReply {
    const { tags, until } = dependencies;
    const reply: StoredReply = {
      body: bytesOf(text),
      tags: new Set(tags),
      until: until?.getTime(),
      headers: dependencyHeaders(dependencies),
    };
    this.#repliesFor(key).set(key, reply);
    return reply;
  }

  find(key: string, now: number): StoredReply | undefined {
    const replies = this.#repliesFor(key);
    const reply = replies.get(key);
    if (reply?.until === undefined || now < reply.until) return reply;
    replies.delete(key);
    return undefined;
  }

  /** Unless the reply has been replaced or dropped meanwhile. */
  addBrotli(key: string, reply: StoredReply, brotli: Buffer): void {
    const replies = this.#repliesFor(key);
    if (replies.peek(key) === reply) replies.set(key, { ...reply, brotli });
  }

  deleteWhere(isOver: (reply: StoredReply) => boolean): void {
    for (const replies of [this.#common, this.#rare]) {
      const over = [...replies.entries()].filter(([, reply]) => isOver(reply));
      for (const [key] of over) replies.delete(key);
    }
  }
}
