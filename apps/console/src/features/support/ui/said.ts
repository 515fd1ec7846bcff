import type { WaitingApproval } from '@jara/contract';

/** What is said of money that may wait for a second person. */
export const saidOf =
  (done: string) =>
  ({ approval }: { readonly approval: WaitingApproval | null }): string =>
    approval ? 'Requested. Somebody else of support has to agree.' : done;
