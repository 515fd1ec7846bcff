import { stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/shared/config/env.ts';

const TYPE_OF = { '.webp': 'image/webp', '.png': 'image/png', '.svg': 'image/svg+xml' } as const;

export type MediaFile = {
  readonly path: string;
  readonly type: (typeof TYPE_OF)[keyof typeof TYPE_OF];
  readonly bytes: number;
  readonly changedAt: number;
};

/** A file below the media folder. Only plain names lead there. */
export async function findMediaFile(name: string): Promise<MediaFile | undefined> {
  const type = TYPE_OF[path.extname(name) as keyof typeof TYPE_OF];
  const parts = name.split('/');
  if (!type || !parts.every((part) => /^[\w-]+(\.\w+)?$/.test(part))) return undefined;
  const file = path.join(env.MEDIA_FOLDER, ...parts);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { path: file, type, bytes: found.size, changedAt: found.mtimeMs } : undefined;
}
