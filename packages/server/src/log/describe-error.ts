import { withoutPersonalData } from './without-personal-data.ts';

/** What a log may know of an error. Whatever else it carries may be personal, and stays out. */
type Described = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Names of the schema, and text of ours: never a value that somebody sent. */
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly routine?: string;
  readonly statement?: string;
  /** Of a value that is not as its schema says: where, and in what way. */
  readonly problems?: readonly string[];
  readonly stack: string;
  readonly cause?: Described;
};

const NAMES = ['code', 'constraint', 'table', 'column', 'routine'] as const;
const DEEPEST_CAUSE = 5;
const MOST_PROBLEMS = 10;

/**
 * Classes of PostgreSQL's errors whose messages speak of the server, of names in our statements and of connections.
 * Those of others, such as 'invalid input syntax for type integer: "…"', repeat what was sent.
 */
const TELLS_NO_VALUE = /^(08|28|3D|40|42|53|55|57|58)/;

const textAt = (error: object, name: string): string | undefined => {
  const value = (error as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

const LEFT_OUT = 'not shown, since it may repeat what was sent';

function messageOf(error: Error): string {
  // Drizzle's repeats the parameters, a parser's what it read, and Zod's is the list of what it read.
  if (textAt(error, 'query') !== undefined || error instanceof SyntaxError || 'issues' in error) return LEFT_OUT;
  const isOfServer = textAt(error, 'severity') !== undefined;
  if (isOfServer && !TELLS_NO_VALUE.test(textAt(error, 'code') ?? '')) return LEFT_OUT;
  return withoutPersonalData(error.message);
}

type Issues = { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly code: string }[] };

const problemsOf = (error: Error) =>
  'issues' in error && Array.isArray(error.issues)
    ? (error as unknown as Issues).issues.map(({ path, code }) => `${path.join('.')}: ${code}`).slice(0, MOST_PROBLEMS)
    : undefined;

/** Only where it happened: above that stands the message again. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** How every log of ours writes an error down. Statements are kept as they are written in our code, with $1 for values. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: LEFT_OUT, stack: '' };
  const statement = textAt(error, 'query');
  const problems = problemsOf(error);
  const names = NAMES.flatMap((name) => {
    const value = textAt(error, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const cause: unknown = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...Object.fromEntries(names),
    ...(statement !== undefined && { statement }),
    ...(problems && { problems }),
    stack: framesOf(error),
    ...(cause instanceof Error && depth < DEEPEST_CAUSE && { cause: describeError(cause, depth + 1) }),
  };
}
