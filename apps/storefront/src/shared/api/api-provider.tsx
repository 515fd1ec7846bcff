import { createQueryClient } from '@jara/api-client/query-client';
import { toast } from '@jara/ui/toast';
import { focusManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { browserSession } from './browser-session.ts';
import { forgetOnSignOut } from './forget-on-sign-out.ts';

let client: QueryClient | undefined;

function openClient(): QueryClient {
  const opened = createQueryClient((message) => toast.error(message));
  forgetOnSignOut(opened, browserSession());
  // A window that gets the focus may have been visible all the time.
  focusManager.setEventListener((regained) => {
    const look = () => regained();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return opened;
}

/** One cache for all that asks the API from the browser. It comes with the first dialog that does. */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  client ??= openClient();
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
