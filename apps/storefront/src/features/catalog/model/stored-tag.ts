import { tryOrUndefined } from '@/shared/browser/local-storage.ts';

/** Spec §9: under this key stands the tag that was last chosen for the vendor list. */
const KEY = 'custom_tags';

/** Without one, the list's own default counts. */
export function storeTag(tag: string | undefined): void {
  tryOrUndefined((storage) => (tag === undefined ? storage.removeItem(KEY) : storage.setItem(KEY, tag)));
}
