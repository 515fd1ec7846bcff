import { storedText } from '@/shared/browser/storage.ts';

/** Spec §9: under this key stands the tag that was last chosen for the vendor list. */
const kept = storedText('custom_tags');

/** Without one, the list's own default counts. */
export const storeTag = (tag: string | undefined): void => void kept.write(tag ?? null);
