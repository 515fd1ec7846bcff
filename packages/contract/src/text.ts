import { z } from 'zod';

/** Half of a character above U+FFFF, which no JSON column takes. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Characters that no screen shows or that turn text round. ZWNJ, ZWJ and tags stand within words and emoji. */
const UNSEEN = /(?![\t\n\r\u{e0020}-\u{e007f}]|\u200c|\u200d)[\p{Cc}\p{Cf}]/gu;
const SEEN = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Without them; nothing where nobody would see anything. */
function seenText(text: string): string {
  const kept = text.replace(UNSEEN, '');
  return SEEN.test(kept) ? kept : kept.replace(/\S/gu, '');
}

/** Text from a person. PostgreSQL cannot store a NUL byte, and nobody means to type one. */
export const typedText = (longest: number, whenMissing = 'must be text') =>
  z
    .string(whenMissing)
    .max(longest, `must have at most ${longest} characters`)
    .refine((text) => !text.includes('\u0000'), 'must not contain a NUL character')
    .refine((text) => !HALF_CHARACTER.test(text), 'must not contain half a character')
    .overwrite(seenText);

/** A name in a URL: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
