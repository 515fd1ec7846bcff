import { dispatchEndpoints, type RiderOffer } from '@jara/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { heldOrdersQuery } from './orders.query.ts';

/** An offer stands for 45 seconds. While events come, they say so at once. */
const EVERY_MS = 4_000;
const EVERY_MS_LIVE = 20_000;

export const OFFERS_KEY = ['rider', 'offers'] as const;

/** With the moment at which it ends on this phone's clock. */
export type TimedOffer = RiderOffer & { readonly endsAt: number };

export const offersQuery = (isOnDuty: boolean, isLive: boolean) =>
  queryOptions({
    queryKey: OFFERS_KEY,
    async queryFn({ signal }): Promise<TimedOffer[]> {
      const { offers } = await call(dispatchEndpoints.listOffers, {}, { signal });
      return offers.map((offer) => ({ ...offer, endsAt: Date.now() + offer.ms_left }));
    },
    enabled: isOnDuty,
    refetchInterval: isLive ? EVERY_MS_LIVE : EVERY_MS,
    // Rings in a pocket too.
    refetchIntervalInBackground: true,
    meta: { failure: 'rethrow' },
  });

const answer = (client: QueryClient, send: (request: { params: { id: string } }) => Promise<unknown>) =>
  mutationOptions({
    mutationFn: ({ id }: Pick<RiderOffer, 'id'>) => send({ params: { id: String(id) } }),
    // Answered or gone, it is not there any more.
    onSettled() {
      client.setQueryData<TimedOffer[]>(OFFERS_KEY, []);
      return client.invalidateQueries({ queryKey: heldOrdersQuery().queryKey });
    },
  });

export const acceptOfferMutation = (client: QueryClient) =>
  answer(client, (request) => call(dispatchEndpoints.acceptOffer, request));
export const declineOfferMutation = (client: QueryClient) =>
  answer(client, (request) => call(dispatchEndpoints.declineOffer, request));
