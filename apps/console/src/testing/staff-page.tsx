import { createQueryClient } from '@jara/api-client/query-client';
import type { StaffRole } from '@jara/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type Member, session } from '../shared/api/session.ts';
import { PassAgainPlace } from '../shared/second-factor/pass-again-place.tsx';

const UNTIL_2100 = btoa(JSON.stringify({ exp: 4_102_444_800 }));

export const memberOf = (role: StaffRole): Member => ({
  token: `e30.${UNTIL_2100}.x`,
  role,
  scope: { vendor: 12, rider: 7, support: null }[role],
  name: 'Ada Obi',
  must_enrol: false,
});

export const signIn = (role: StaffRole) => session.begin(memberOf(role));

/** A part of the console at this path, with a query client of its own; what it says in toasts is in `said`. */
export function renderAt(path: string, part: ReactNode) {
  const said: string[] = [];
  const client = createQueryClient((message) => said.push(message));
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const page = render(
    <QueryClientProvider client={client}>
      <Router hook={hook} searchHook={searchHook}>
        {part}
        <PassAgainPlace />
      </Router>
    </QueryClientProvider>,
  );
  return { ...page, client, said, visited: history };
}
