import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';

/**
 * Changes what is held of a query, as the server has changed it. An answer under way may have been given before that: it
 * is not waited for, and asked for again.
 */
export async function updateQueryData<Data, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
  change: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  const { queryKey } = query;
  const isUnderWay = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueryData<Data>(queryKey, change);
  if (isUnderWay) void client.query({ ...query, staleTime: 0 }).catch(() => undefined);
}
