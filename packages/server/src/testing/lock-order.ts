import pg from 'pg';

/** ADR 21: what a transaction locks, it locks in this order, wherever it is; so no two wait for each other. */
const LOCK_ORDER = ['payment', 'cart', 'promo uses', 'wallet', 'customer_order'];

const TABLES = LOCK_ORDER.filter((name) => !name.includes(' ')).join('|');
const CHANGED = new RegExp(`\\b(?:(?<!for |do )update|delete from) "?(${TABLES})"?\\b`, 'gi');
const UPSERTED = new RegExp(`\\binsert into "?(${TABLES})"?\\b.* do update`, 'is');
const SELECTED = new RegExp(`\\bfrom "?(${TABLES})"?\\b.* for update(?! of)`, 'is');
const SELECTED_OF = new RegExp(`\\bfor update of "?(${TABLES})"?\\b`, 'i');
const ADVISORY = /pg_advisory_xact_lock/i;

type Sent = { readonly text: string; readonly values: readonly unknown[] };

/** What a statement locks, by name. */
export function locksOf({ text, values }: Sent): string[] {
  if (ADVISORY.test(text))
    return LOCK_ORDER.filter((name) => values.some((value) => String(value).startsWith(`${name} `)));
  const one = [UPSERTED, SELECTED, SELECTED_OF].map((pattern) => pattern.exec(text)?.[1]);
  const changed = [...text.matchAll(CHANGED)].map(([, table]) => table);
  return [...one, ...changed].filter((table) => table !== undefined);
}

const sentOf = ([first, second]: readonly unknown[]): Sent => {
  const { text = '', values } = (typeof first === 'string' ? { text: first } : (first ?? {})) as Partial<Sent>;
  return { text, values: values ?? (Array.isArray(second) ? second : []) };
};

/** Watches all transactions of this process. The returned function gives those that locked out of order, and forgets them. */
export function watchLockOrder(): () => string[] {
  const held = new WeakMap<object, string[]>();
  const found = new Set<string>();
  const { query } = pg.Client.prototype;
  const note = (client: object, sent: Sent) => {
    if (/^begin/i.test(sent.text)) held.set(client, []);
    else if (/^(commit|rollback$)/i.test(sent.text)) held.delete(client);
    const locks = held.get(client);
    if (!locks) return;
    for (const lock of locksOf(sent)) {
      const later = locks.find((each) => LOCK_ORDER.indexOf(each) > LOCK_ORDER.indexOf(lock));
      if (later !== undefined && !locks.includes(lock))
        found.add(`${lock} after ${later}: ${sent.text.trim().slice(0, 200)}`);
      locks.push(lock);
    }
  };
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    note(this, sentOf(args));
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  return () => {
    const all = [...found];
    found.clear();
    return all;
  };
}
