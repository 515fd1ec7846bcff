import { FAILURES, type FailureCode } from '@jara/contract';
import { vi } from 'vitest';

/** What the API says to a call: its data, or the code of a refusal with the data of that. */
type Answer = { readonly data: unknown } | { readonly refused: FailureCode; readonly data?: unknown };
export type Call = {
  readonly call: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
  /** Under which it is done once. */
  readonly key: string | null;
};
type Answers = Record<string, (asked: Call) => Answer | Promise<Answer>>;

function toResponse(answer: Answer): Response {
  if (!('refused' in answer)) return Response.json({ status: 'success', message: 'OK', data: answer.data });
  const { status, message } = FAILURES[answer.refused];
  return Response.json({ status: 'failed', code: answer.refused, message, data: answer.data }, { status });
}

/** The API behind `fetch`, in its wire format. Answers go by 'GET /customer/wallet'; all calls are kept, in order. */
export function fakeApi(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'https://jara.test');
    const call = `${method} ${pathname.replace('/api', '')}`;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const asked = {
      call,
      query: Object.fromEntries(searchParams),
      body: sent,
      key: new Headers(headers).get('idempotency-key'),
    };
    calls.push(asked);
    const answer = answers[call];
    if (!answer) throw new TypeError(`nobody answers ${call}`);
    return toResponse(await answer(asked));
  });
  return calls;
}
