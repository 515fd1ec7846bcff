import { retryDelay, retryUpTo } from '@jara/api-client';
import { type DeliveryFault, handoverPhotoEndpoints } from '@jara/contract';
import { MutationObserver, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { actions } from '../../../shared/actions/actions.ts';
import { call } from '../../../shared/api/call.ts';

const RETRIES = 3;

/** The photo is in the page until it has been sent or the page is closed. */
export const photoMutation = (orderId: number) =>
  mutationOptions({
    mutationKey: ['rider', 'photo', orderId],
    mutationFn: (file: Blob) =>
      call(handoverPhotoEndpoints.putHandoverPhoto, { params: { id: String(orderId) }, file }),
    retry: retryUpTo(RETRIES),
    retryDelay,
    gcTime: Number.POSITIVE_INFINITY,
    // The order's own screen says so, with a button.
    meta: { failure: 'rethrow' },
  });

export const sendPhoto = (client: QueryClient, orderId: number, photo: Blob): Promise<unknown> =>
  new MutationObserver(client, photoMutation(orderId)).mutate(photo).catch(() => undefined);

type Failed = { readonly reason: string; readonly fault: DeliveryFault | null };

const waits = (id: number) =>
  actions.state().waiting.some(({ name, orderId }) => name === 'delivery.fail' && orderId === id);

/** The reason first: it waits for the line, if it has to, and no photo keeps it back. */
export function sayNotHandedOver(client: QueryClient, orderId: number, body: Failed, photo: Blob | undefined): void {
  actions.add({ name: 'delivery.fail', orderId, body });
  if (!photo) return;
  const stop = actions.subscribe(() => {
    if (waits(orderId)) return;
    stop();
    void sendPhoto(client, orderId, photo);
  });
}
