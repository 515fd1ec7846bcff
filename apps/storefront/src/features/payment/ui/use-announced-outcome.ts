import { useEffect, useRef } from 'react';
import { type AwaitedPayment, announceOutcome } from '../model/payment-outcomes.ts';

/** Tells what is known of a payment when its dialog is gone, whether a button, the phone's Back or a link has closed it. */
export function useAnnouncedOutcome(payment: AwaitedPayment): void {
  const latest = useRef(payment);
  const isShown = useRef(false);
  useEffect(() => {
    latest.current = payment;
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // React's strict mode takes effects back and runs them again at once: that is no closing.
      queueMicrotask(() => {
        if (!isShown.current) announceOutcome(latest.current);
      });
    };
  }, []);
}
