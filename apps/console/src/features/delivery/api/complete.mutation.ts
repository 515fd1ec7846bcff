import { isTransient, messageOr } from '@jara/api-client';
import { opsEndpoints } from '@jara/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { takeMoved } from './orders.query.ts';

export const PIN_NEEDS_NETWORK = 'The PIN needs the network. Your digits stay here: try again when it is back.';

/** Each try counts and a PIN is stored nowhere, so it never waits for a line. What was typed stays on the page. Whoever types a wrong one reads it above the digits. */
export const completeMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: (pin: string) => call(opsEndpoints.completeRiderOrder, { params: { id: String(id) }, body: { pin } }),
    onSuccess: (moved) => takeMoved(client, moved),
    meta: { failure: 'rethrow' },
  });

export const whyNotCompleted = (error: Error): string =>
  isTransient(error) ? PIN_NEEDS_NETWORK : messageOr(error, PIN_NEEDS_NETWORK);
