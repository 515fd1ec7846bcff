import { configEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { storeBag } from './last-bag.ts';

const KEPT_MS = 5 * 60_000;

/** What is switched on for everyone; without it, what it switches is not offered. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  async queryFn({ signal }) {
    const config = await callApi(configEndpoints.getConfig, {}, signal);
    storeBag(config.bag_information);
    return config;
  },
  staleTime: KEPT_MS,
  meta: { failure: 'rethrow' },
});
