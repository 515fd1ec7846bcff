import type { PaymentResult } from '@jara/contract';
import { useRef } from 'react';

/** Most payments are settled within moments: quickly at first, then ever more seldom. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
const GROWTH = 3;

const isSettled = (payment: PaymentResult | null | undefined) =>
  payment === null || (payment !== undefined && payment.status !== 'Pending');

/** How long to wait before a payment is asked for again; false once it is settled. */
export function useWaitAfter(): (latest: PaymentResult | null | undefined) => number | false {
  const openSince = useRef(0);
  return (latest) => {
    if (isSettled(latest)) {
      openSince.current = 0;
      return false;
    }
    openSince.current ||= Date.now();
    return Math.min(Math.max((Date.now() - openSince.current) / GROWTH, FIRST_WAIT_MS), LONGEST_WAIT_MS);
  };
}
