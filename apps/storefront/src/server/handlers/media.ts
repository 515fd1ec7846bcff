import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { CACHED_AS_PICTURE, findMediaFile, MEDIA_OUT_OF_REACH, mediaOutOfReach } from './media-file.ts';

/** Our own pictures as they are, for previews. */
export async function sendMedia(name: string, request: Request): Promise<Response> {
  const file = await findMediaFile(name, request);
  if (file === MEDIA_OUT_OF_REACH) return mediaOutOfReach();
  if (!file) return new Response(null, { status: 404 });
  return new Response(Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': file.type,
      'content-length': String(file.bytes),
      'cache-control': CACHED_AS_PICTURE,
    },
  });
}
