import path from 'node:path';

const TYPE_OF = { '.webp': 'image/webp', '.png': 'image/png', '.svg': 'image/svg+xml' } as const;

export type MediaType = (typeof TYPE_OF)[keyof typeof TYPE_OF];

const LONGEST = 200;
const PLAIN_NAME = /^[\w-]+(\.\w+)?$/;

/** Of 'cover/rice.webp': plain names, and a picture's ending. Anything else is no key, whoever has read it from an address. */
export function typeOfKey(key: string): MediaType | undefined {
  if (key.length > LONGEST || !key.split('/').every((part) => PLAIN_NAME.test(part))) return undefined;
  return TYPE_OF[path.extname(key) as keyof typeof TYPE_OF];
}
