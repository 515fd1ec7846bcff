import type { FailureCode } from '@jara/contract';

type Details = {
  readonly status: number;
  readonly code: FailureCode;
  readonly problems?: readonly Problem[];
  /** The whole answer, where there was one. */
  readonly body?: unknown;
};
type Problem = { readonly path: string; readonly message: string };

/** The status of an answer that could not be understood. Nobody sends it: a proxy's own 502 counts as no answer. */
export const UNREADABLE = 502;

/** A call that was answered with a failure, or not at all. Its message is a sentence for a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly problems: readonly Problem[];
  readonly body: unknown;

  constructor(message: string, { status, code, problems = [], body }: Details, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.problems = problems;
    this.body = body;
  }
}

/** Spec §8: the server's message, or the fallback where nobody answered. Without a network the browser says so itself. */
export function messageOr(error: unknown, fallback: string): string {
  const isSaid = error instanceof ApiError && (error.cause === undefined || !navigator.onLine);
  return (isSaid && error.message) || fallback;
}
