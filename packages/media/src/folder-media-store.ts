import { stat } from 'node:fs/promises';
import path from 'node:path';
import { typeOfKey } from './media-key.ts';
import type { MediaStore } from './media-store.ts';

/** A folder of this machine. */
export const folderMediaStore = (folder: string): MediaStore => ({
  async find(key) {
    const type = typeOfKey(key);
    if (!type) return undefined;
    const file = path.join(folder, ...key.split('/'));
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() ? { path: file, type, bytes: found.size, version: String(found.mtimeMs) } : undefined;
  },
});
