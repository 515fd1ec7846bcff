import { z } from 'zod';

/** Half of a character above U+FFFF, which no JSON column takes. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Text from a person. PostgreSQL cannot store a NUL byte, and nobody means to type one. */
export const typedText = (longest: number, whenMissing = 'must be text') =>
  z
    .string(whenMissing)
    .max(longest, `must have at most ${longest} characters`)
    .refine((text) => !text.includes('\u0000'), 'must not contain a NUL character')
    .refine((text) => !HALF_CHARACTER.test(text), 'must not contain half a character');

/** A name in a URL: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
