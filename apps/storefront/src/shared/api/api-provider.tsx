'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toast } from '../ui/toast.ts';
import { createQueryClient } from './query-client.ts';

let client: QueryClient | undefined;

/** One cache for all that asks the API from the browser. It comes with the first dialog that does. */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  client ??= createQueryClient((message) => toast.error(message));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
