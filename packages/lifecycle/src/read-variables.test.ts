import { expect, test } from 'vitest';
import { z } from 'zod';
import { readVariables } from './read-variables.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  ADDRESS: z.url({ error: 'must look like postgres://user:password@host:5432/name' }),
  SECRET: z.string().min(32),
  MODE: z.enum(['on', 'off']).optional(),
});
const NEEDED = { ADDRESS: 'postgres://me@host/name', SECRET: 'x'.repeat(32) };

const said = (variables: Record<string, string>) => {
  try {
    return readVariables(schema, variables);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

test('of the environment what is named is read, and an empty variable counts as none', () => {
  expect(said({ ...NEEDED, MODE: '', OTHER: 'x' })).toEqual({ ...NEEDED, PORT: 4000 });
});

test('each variable that is missing has a sentence, with what it must be where that has words', () => {
  expect(said({ ADDRESS: '' })).toEqual([
    'ADDRESS is missing: it must look like postgres://user:password@host:5432/name.',
    'SECRET is missing.',
  ]);
});

test('each variable that is wrong has a sentence in plain words, without its value', () => {
  expect(said({ PORT: '70000', ADDRESS: 'secret@host', SECRET: 'a short secret', MODE: 'maybe' })).toEqual([
    'PORT must be at most 65535.',
    'ADDRESS must look like postgres://user:password@host:5432/name.',
    'SECRET must have at least 32 characters.',
    'MODE must be one of on, off.',
  ]);
  expect(said({ ...NEEDED, PORT: 'three' })).toEqual(['PORT must be a number.']);
});
