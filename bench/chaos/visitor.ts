import type { Currency } from '@jara/contract';
import type { Choices } from '../choices.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Send } from './api-client.ts';
import type { Counts } from './counts.ts';
import type { Customer } from './customers.ts';
import type { SandboxControl } from './sandbox-control.ts';
import type { Shop } from './shops.ts';

/** A customer at the storefront, and what the visit needs and notes. */
export type Visitor = {
  readonly customer: Customer;
  readonly send: Send;
  readonly sandbox: SandboxControl;
  readonly choices: Choices;
  readonly counts: Counts;
  readonly acknowledged: Acknowledged;
  readonly shops: Readonly<Record<Currency, readonly Shop[]>>;
  /** How late a payer approves who has left. */
  readonly latestApprovalMs: number;
  /** Aborted when nobody should begin anything new. */
  readonly signal: AbortSignal;
};

/** One of several, by its share of all. */
export function chooseWeighted<T>({ below }: Choices, weights: readonly (readonly [T, number])[]): T {
  let left = below(weights.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [each, weight] of weights) {
    left -= weight;
    if (left < 0) return each;
  }
  throw new Error('there is nothing to choose from');
}
