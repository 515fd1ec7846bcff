import type { Dependencies } from '@jara/server';
import { LRUCache } from 'lru-cache';
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

/** Replies by their keys, within so many bytes, keys included; the least recently used go first. */
export class ReplyStore {
  readonly #replies: LRUCache<string, StoredReply>;

  constructor(maxBytes: number) {
    this.#replies = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  get bytes(): number {
    return this.#replies.calculatedSize;
  }

  get entries(): number {
    return this.#replies.size;
  }

  add(key: string, text: string, dependencies: Dependencies): StoredReply {
    const { tags, until } = dependencies;
    const reply: StoredReply = {
      body: bytesOf(text),
      tags: new Set(tags),
      until: until?.getTime(),
      headers: dependencyHeaders(dependencies),
    };
    this.#replies.set(key, reply);
    return reply;
  }

  find(key: string, now: number): StoredReply | undefined {
    const reply = this.#replies.get(key);
    if (reply?.until === undefined || now < reply.until) return reply;
    this.#replies.delete(key);
    return undefined;
  }

  /** Unless the reply has been replaced or dropped meanwhile. */
  addBrotli(key: string, reply: StoredReply, brotli: Buffer): void {
    if (this.#replies.peek(key) === reply) this.#replies.set(key, { ...reply, brotli });
  }

  deleteWhere(isOver: (reply: StoredReply) => boolean): void {
    const over = [...this.#replies.entries()].filter(([, reply]) => isOver(reply));
    for (const [key] of over) this.#replies.delete(key);
  }
}
