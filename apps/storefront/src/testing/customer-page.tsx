import { FAILURES, type FailureCode, type SignedInUser } from '@jara/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { browserSession } from '@/shared/api/browser-session.ts';
import { createQueryClient } from '@/shared/api/query-client.ts';
import { setDataOwner } from '@/shared/browser/data-owner.ts';

// As every page does (browser/roots.tsx).
browserSession().onHandOver(setDataOwner);

const UNTIL_2100 = btoa(JSON.stringify({ exp: 4_102_444_800 }));

export const ADA: SignedInUser = {
  token: `e30.${UNTIL_2100}.x`,
  country_code: 'NG',
  email: 'ada@example.com',
  id: 7,
  first_name: 'Ada',
  last_name: 'Obi',
  phone: '2348012345678',
  user_reference: 'ADA',
};

export const signIn = (user: SignedInUser = ADA) => browserSession().keep(user);
export const signOut = () => browserSession().drop();

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

/** With a query client of its own; what it says in toasts is in `said`. */
export function renderPage(page: ReactNode) {
  const said: string[] = [];
  const client = createQueryClient((message) => said.push(message));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { ...render(page, { wrapper }), client, said };
}
