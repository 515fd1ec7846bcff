import { createQueryClient } from '@jara/api-client/query-client';
import type { SignedInUser } from '@jara/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { browserSession } from '@/shared/api/browser-session.ts';
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

/** With a query client of its own; what it says in toasts is in `said`. */
export function renderPage(page: ReactNode) {
  const said: string[] = [];
  const client = createQueryClient((message) => said.push(message));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { ...render(page, { wrapper }), client, said };
}
