import { createQueryClient } from '@jara/api-client/query-client';
import { toast } from '@jara/ui/toast';
import { session } from './session.ts';

/** One cache for all screens. What one member of the staff was shown is not for the next. */
export const queryClient = createQueryClient((message) => toast.error(message));

let token = session.state().member?.token;
session.subscribe(() => {
  const next = session.state().member?.token;
  if (next !== token) queryClient.clear();
  token = next;
});
