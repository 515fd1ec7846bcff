import { type DeliveryFault, handoverPhotoEndpoints, type MovedOrder, opsEndpoints } from '@jara/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { heldOrdersQuery, riderOrderQuery } from './orders.query.ts';

/** Everything that one tap does to an order. */
export type StepName = 'arriveAtVendor' | 'pickUpOrder' | 'arriveAtCustomer';

/** The screens show at once what has become of it, and read the rest. */
const moved = <Variables>(client: QueryClient, id: string, work: (given: Variables) => Promise<MovedOrder>) =>
  mutationOptions({
    mutationFn: work,
    onSuccess({ status, version }: MovedOrder) {
      const { queryKey } = riderOrderQuery(id);
      if (status) client.setQueryData(queryKey, (shown) => shown && { ...shown, status, version });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: riderOrderQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: heldOrdersQuery().queryKey }),
      ]),
  });

export const stepMutation = (client: QueryClient, id: string) =>
  moved(client, id, (step: StepName) => call(opsEndpoints[step], { params: { id } }));

export const handBackMutation = (client: QueryClient, id: string) =>
  moved(client, id, (reason: string) => call(opsEndpoints.handBackOrder, { params: { id }, body: { reason } }));

/** Whoever types a wrong PIN reads it above the digits. */
export const completeMutation = (client: QueryClient, id: string) => ({
  ...moved(client, id, (pin: string) => call(opsEndpoints.completeRiderOrder, { params: { id }, body: { pin } })),
  meta: { failure: 'rethrow' } as const,
});

type Failed = { readonly reason: string; readonly fault: DeliveryFault | null; readonly photo: Blob | undefined };

/** The photo first: once the order has failed, its rider goes on to the next. */
export const failMutation = (client: QueryClient, id: string) =>
  moved(client, id, async ({ reason, fault, photo }: Failed) => {
    if (photo) await call(handoverPhotoEndpoints.putHandoverPhoto, { params: { id }, file: photo });
    return call(opsEndpoints.failRiderDelivery, { params: { id }, body: { reason, fault } });
  });
