import { type QueueItem, supportQueueEndpoints } from '@jara/contract';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** What time alone makes late is found by asking again. */
const ASK_AGAIN_MS = 10_000;

export const queueQuery = () =>
  infiniteQueryOptions({
    queryKey: ['queue'],
    queryFn: ({ pageParam, signal }) =>
      call(supportQueueEndpoints.getSupportQueue, { query: pageParam === '' ? {} : { after: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ASK_AGAIN_MS,
    // Shown in the queue's place, or above what was there before.
    meta: { failure: 'rethrow' },
  });

const keyOf = ({ kind, subject }: QueueItem) => ({ kind, subject });
const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: queueQuery().queryKey });

/** Whatever comes of it, the queue says who has what now. */
export const claimMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (item: QueueItem) => call(supportQueueEndpoints.claimQueueItem, { body: keyOf(item) }),
    onSettled: () => readAgain(client),
  });

export const releaseMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (item: QueueItem) => call(supportQueueEndpoints.releaseQueueItem, { body: keyOf(item) }),
    onSettled: () => readAgain(client),
  });

export const retryJobMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, reason }: { readonly id: number; readonly reason: string }) =>
      call(supportQueueEndpoints.retryJob, { params: { id: String(id) }, body: { reason } }),
    onSettled: () => readAgain(client),
    meta: { failure: 'rethrow' },
  });
