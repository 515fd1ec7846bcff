import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a group of fields',
  null: 'must be empty',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an email address',
  url: 'must be a web address',
  uuid: 'must be an id',
  safeint: 'must be a whole number',
};

const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

function boundWords(origin: string, words: 'least' | 'most', bound: number | bigint): string {
  const unit = UNITS[origin];
  if (!unit) return `must be at ${words} ${bound}`;
  if (words === 'least' && bound === 1) return 'must not be empty';
  return `must have at ${words} ${bound}${unit[bound === 1 ? 0 : 1]}`;
}

/**
 * What is wrong with a field, in words that go on from its name: 'limit must be at most 300'. A schema that has words
 * of its own says those; nobody reads the validator's.
 */
export function problemText(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected] ?? 'is not right';
    case 'too_small':
      return boundWords(issue.origin, 'least', issue.minimum);
    case 'too_big':
      return boundWords(issue.origin, 'most', issue.maximum);
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not written in the right way';
    case 'unrecognized_keys':
      return 'has a field that is not known here';
    case 'invalid_union':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'custom':
      return 'is not right';
  }
}
