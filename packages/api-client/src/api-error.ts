import type { FailureCode, FailureData } from '@jara/contract';

/** The data that the API sent along with a code; nothing where it did not answer. */
type Data<Code extends FailureCode> = FailureData<Code> | undefined;

type Details = {
  readonly status: number;
  readonly code: FailureCode;
  readonly data?: Data<FailureCode>;
  /** The whole answer, where there was one. */
  readonly body?: unknown;
  /** How long the server asks to be left alone. */
  readonly retryAfterMs?: number | undefined;
};

/** The status of an answer that could not be understood. Nobody sends it: a proxy's own 502 counts as no answer. */
export const UNREADABLE = 502;

/** A call that was answered with a failure, or not at all. Its message is a sentence for a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly data: Data<FailureCode>;
  readonly body: unknown;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { status, code, data, body, retryAfterMs }: Details, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.data = data;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The API has answered, and refuses. No answer, a 5xx or one that makes no sense is none. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Whether a call failed with this code; the error's data are then known to be those of the code. */
export const isFailure = <Code extends FailureCode>(
  error: unknown,
  code: Code,
): error is ApiError & { readonly code: Code; readonly data: Data<Code> } =>
  error instanceof ApiError && error.code === code;

/** Spec §8: the server's message, or the fallback where nobody answered. Without a network the browser says so itself. */
export function messageOr(error: unknown, fallback: string): string {
  const isSaid = error instanceof ApiError && (error.cause === undefined || !navigator.onLine);
  return (isSaid && error.message) || fallback;
}
