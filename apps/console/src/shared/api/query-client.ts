import { createQueryClient } from '@jara/api-client/query-client';
import { toast } from '@jara/ui/toast';
import { storedText } from '../browser/storage.ts';
import { session } from './session.ts';

/** One cache for all screens. What one member of the staff was shown is not for the next. */
export const queryClient = createQueryClient((message) => toast.error(message), { retries: 1, isSaidByScreen: true });

const deliveries = storedText('console_deliveries');

let token = session.state().member?.token;
if (token === undefined) deliveries.write(null);
session.subscribe(() => {
  const next = session.state().member?.token;
  if (next !== token) {
    queryClient.clear();
    deliveries.write(null);
  }
  token = next;
});
