import type { OrderHistory } from '@jara/contract';

/** What waits for a second person counts as given: together no more is requested than can be given back. */
export const requestedOf = ({ requests }: Pick<OrderHistory, 'requests'>): number =>
  requests.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
