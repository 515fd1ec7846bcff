import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { findMediaFile, MEDIA_OUT_OF_REACH, mediaOutOfReach } from './media-file.ts';

const A_YEAR = 31_536_000;

/** Our own pictures as they are, for previews. */
export async function sendMedia(name: string): Promise<Response> {
  const file = await findMediaFile(name);
  if (file === MEDIA_OUT_OF_REACH) return mediaOutOfReach();
  if (!file) return new Response(null, { status: 404 });
  return new Response(Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': file.type,
      'content-length': String(file.bytes),
      'cache-control': `public, max-age=${A_YEAR}, immutable`,
    },
  });
}
