import { problemText } from '@jara/contract/problem-text';
import type { z } from 'zod';
import { givenVariables } from './given-variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** 'APP_SECRET is missing: it must have at least 32 characters.' Never the value: many of them are secrets. */
function sentenceOf({ path, message }: z.core.$ZodIssue, given: Environment): string {
  const isMissing = path.length === 1 && given[String(path[0])] === undefined;
  const words = isMissing && message.startsWith('must') ? `is missing: it ${message}` : message;
  return `${path.join('.')} ${words}.`;
}

/** Of an environment what the schema names. What is wrong or missing is said at once, a sentence for each variable. */
export function readVariables<Schema extends z.ZodObject>(schema: Schema, environment: Environment): z.infer<Schema> {
  const given = givenVariables(schema.keyof().options, environment);
  const parsed = schema.safeParse(given, { error: problemText });
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => sentenceOf(issue, given)).join('\n'));
}
