import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { updateQueryData } from './update-query-data.ts';

let client: QueryClient;
/** Answers to come, in the order in which they were asked for. */
let asked: PromiseWithResolvers<string[]>[];
const query = {
  staleTime: 60_000,
  queryKey: ['codes'],
  queryFn: () => {
    const answer = Promise.withResolvers<string[]>();
    asked.push(answer);
    return answer.promise;
  },
};
const held = () => client.getQueryData<string[]>(query.queryKey);
const add = (known: string[] = []) => ['NEW', ...known];

beforeEach(() => {
  client = new QueryClient();
  asked = [];
});

describe('a change of what is held', () => {
  test('shows at once, and asks for nothing', async () => {
    client.setQueryData(query.queryKey, ['OLD']);
    await updateQueryData(client, query, add);
    expect([held(), asked.length]).toEqual([['NEW', 'OLD'], 0]);
  });

  test.each([[undefined], [['OLD']]])('outlasts an answer from before it (held: %j)', async (before) => {
    if (before) client.setQueryData(query.queryKey, before);
    const fetching = client.query({ ...query, staleTime: 0 }).catch(() => undefined);
    await updateQueryData(client, query, add);
    asked[0]?.resolve(['OLD']);
    await fetching;
    expect(held()).toEqual(add(before));
    asked[1]?.resolve(['NEW', 'OLD']);
    await expect.poll(held).toEqual(['NEW', 'OLD']);
    expect(asked).toHaveLength(2);
  });
});
