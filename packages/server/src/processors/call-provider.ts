import type { PaymentProvider } from '@jara/contract';
import { currentSpan, inSpan, type SpanStart, startClock } from '@jara/telemetry';

export type Answer = {
  readonly status: number;
  /** Parsed JSON, or the text where it is none. */
  readonly body: unknown;
};

/** As metrics name them. */
type Provider = PaymentProvider | 'termii' | 'africas-talking' | 'hubtel' | 'google' | 'push' | 'sts' | 'sqs';

type CallOptions = {
  readonly provider: Provider;
  readonly timeoutMs: number;
  /** The caller's own end, if it gives up earlier. */
  readonly signal?: AbortSignal | undefined;
  readonly maxAnswerBytes?: number;
};

/** Hardly any answer that we use comes near it. */
const MAX_ANSWER_BYTES = 512 * 1024;

/** Undefined for a body that is too long. */
async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * One call to a third party. Undefined when there is no answer: refused, cut, too late or too long.
 * Nothing of what was sent is told on: addresses can hold keys, bodies hold phones and codes.
 */
export const callProvider = (url: string, init: RequestInit, options: CallOptions): Promise<Answer | undefined> =>
  inSpan(
    () => describeCall(url, init),
    () => measuredCall(url, init, options),
  );

/** Who has left by themselves, and not for the time that it took. */
const hasLeft = (signal: AbortSignal | undefined) =>
  signal?.aborted === true && (signal.reason as Error).name !== 'TimeoutError';

function outcomeOf(answer: Answer | undefined, signal: AbortSignal | undefined) {
  if (answer === undefined) return hasLeft(signal) ? 'given up' : 'no answer';
  if (answer.status >= 500) return 'failed';
  return answer.status < 300 ? 'answered' : 'refused';
}

async function measuredCall(url: string, init: RequestInit, options: CallOptions): Promise<Answer | undefined> {
  const stopClock = startClock('provider_call_duration_seconds');
  const answer = await call(url, init, options);
  stopClock({ provider: options.provider, outcome: outcomeOf(answer, options.signal) });
  return answer;
}

/** The host alone. What is called there is not told that it is traced. */
function describeCall(url: string, { method = 'GET' }: RequestInit): SpanStart {
  const host = URL.parse(url)?.hostname ?? 'unknown';
  return {
    name: `${method} ${host}`,
    kind: 'client',
    attributes: { 'http.request.method': method, 'server.address': host },
  };
}

async function call(
  url: string,
  init: RequestInit,
  { timeoutMs, signal, maxAnswerBytes = MAX_ANSWER_BYTES }: CallOptions,
): Promise<Answer | undefined> {
  const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  try {
    // A redirect would carry the key to wherever it leads.
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.any(ends) });
    currentSpan()?.set({ 'http.response.status_code': response.status });
    const text = await readText(response, maxAnswerBytes);
    return text === undefined ? undefined : { status: response.status, body: parsed(text) };
  } catch {
    currentSpan()?.fail('no answer');
    return undefined;
  }
}
