import { withoutPersonalData } from './without-personal-data.ts';

/** What a log may know of an error. Whatever else it carries may be personal, and stays out. */
type Described = {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  /** Names of the schema, and text of ours: never a value that somebody sent. */
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly routine?: string;
  readonly statement?: string;
  readonly stack?: string;
  readonly cause?: Described;
};

const NAMES = ['code', 'constraint', 'table', 'column', 'routine'] as const;
const DEEPEST_CAUSE = 5;

/**
 * Classes of PostgreSQL's errors whose messages speak of the server, of names in our statements and of connections.
 * Those of others, such as 'invalid input syntax for type integer: "…"', repeat what was sent.
 */
const TELLS_NO_VALUE = /^(08|28|3D|40|42|53|55|57|58)/;

const textAt = (error: object, name: string): string | undefined => {
  const value = (error as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

function messageOf(error: Error): string | undefined {
  // Drizzle's repeats the parameters, a parser's what it read, and Zod's is the list of what it read.
  if (textAt(error, 'query') !== undefined || error instanceof SyntaxError || 'issues' in error) return undefined;
  const isOfServer = textAt(error, 'severity') !== undefined;
  if (isOfServer && !TELLS_NO_VALUE.test(textAt(error, 'code') ?? '')) return undefined;
  return withoutPersonalData(error.message);
}

/** Only where it happened: above that stands the message again. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** How every log of ours writes an error down. Statements are kept as they are written in our code, with $1 for values. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error };
  const message = messageOf(error);
  const statement = textAt(error, 'query');
  const names = NAMES.flatMap((name) => {
    const value = textAt(error, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  return {
    type: error.constructor.name,
    ...(message !== undefined && { message }),
    ...Object.fromEntries(names),
    ...(statement !== undefined && { statement }),
    stack: framesOf(error),
    ...(cause instanceof Error && depth < DEEPEST_CAUSE && { cause: describeError(cause, depth + 1) }),
  };
}
