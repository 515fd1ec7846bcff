export type Answer = {
  readonly status: number;
  /** Parsed JSON, or the text where it is none. */
  readonly body: unknown;
};

export type CallDeadline = {
  readonly timeoutMs: number;
  /** The caller's own end, if it gives up earlier. */
  readonly signal?: AbortSignal | undefined;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * One call to a third party. Undefined when there is no answer: refused, cut, or too late.
 * Nothing of what was sent is told on: addresses can hold keys, bodies hold phones and codes.
 */
export async function callProvider(
  url: string,
  init: RequestInit,
  { timeoutMs, signal }: CallDeadline,
): Promise<Answer | undefined> {
  const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  try {
    // A redirect would carry the key to wherever it leads.
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.any(ends) });
    return { status: response.status, body: parsed(await response.text()) };
  } catch {
    return undefined;
  }
}
