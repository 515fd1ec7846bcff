import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/shared/config/env.ts';

const TYPE_OF = { '.webp': 'image/webp', '.png': 'image/png', '.svg': 'image/svg+xml' } as const;
const A_YEAR = 31_536_000;

type Props = { readonly params: Promise<{ path: string[] }> };

/** Our own pictures, for the optimiser and for previews. Only plain names below the media folder are served. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const parts = (await params).path;
  const type = TYPE_OF[path.extname(parts.at(-1) ?? '') as keyof typeof TYPE_OF];
  if (!type || !parts.every((part) => /^[\w-]+(\.\w+)?$/.test(part))) return new Response(null, { status: 404 });
  const file = path.join(env.MEDIA_FOLDER, ...parts);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return new Response(null, { status: 404 });
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': type,
      'content-length': String(found.size),
      'cache-control': `public, max-age=${A_YEAR}, immutable`,
    },
  });
}
