import { useSecondsLeft } from '@jara/ui/browser/use-seconds-left';
import { toast } from '@jara/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tabText } from '@/shared/browser/storage.ts';
import { momoStateQuery } from '../api/awaited-payment.query.ts';
import { checkPayment } from '../api/check-payment.ts';
import { pendingApproval } from '../api/pending-approval.ts';
import { UNVERIFIED } from '../model/payment-messages.ts';

/** Spec §4. */
const COUNTDOWN_MS = 100_000;

const kept = tabText('momoCountdown');

/** When a payment's countdown ends. It begins once: the phone was asked once, however often the page is loaded. */
function countdownEnd(reference: string, now: number): number {
  const [known, end] = (kept.read() ?? '').split(' ');
  if (known === reference && Number(end) > 0) return Number(end);
  kept.write(`${reference} ${now + COUNTDOWN_MS}`);
  return now + COUNTDOWN_MS;
}

/** Spec §4: at once, and every 5 seconds up to 3 more times. */
const CHECKS = { most: 4, pauseMs: 5_000 } as const;

/** A mobile-money payment that is waited for: asked about while the countdown runs, and then when somebody says so. */
export function useMomoPayment(reference: string, orderId: number | null) {
  const [until] = useState(() => countdownEnd(reference, Date.now()));
  const secondsLeft = useSecondsLeft(until);
  const { data: polled, error } = useQuery({
    ...momoStateQuery(reference, orderId),
    enabled: secondsLeft > 0,
  });
  // An order waits on when its payment was refused: only the payment itself says that.
  const { data: payment } = useQuery({
    ...momoStateQuery(reference, null),
    enabled: secondsLeft > 0 && orderId !== null,
  });
  const {
    data: result,
    isPending,
    mutate,
  } = useMutation({
    mutationFn: () => checkPayment(reference, { ...CHECKS, isOver: ({ status }) => status === 'Completed' }),
    onError: () => toast.error(UNVERIFIED),
    meta: { failure: 'rethrow' },
  });
  return {
    state: result?.status === 'Completed' ? 'paid' : (polled?.state ?? 'waiting'),
    /** Whose payment it is; null for a top-up. */
    orderId: orderId ?? polled?.orderId ?? null,
    asked: pendingApproval(reference) ?? polled,
    secondsLeft,
    /** Why the last question had no answer. */
    error,
    isVerifying: isPending,
    isDeclined: result ? result.status === 'Failed' : payment?.state === 'over',
    /** Asked about when somebody said so, and not decided. */
    isStillOpen: result?.status === 'Pending',
    verify: () => mutate(),
  };
}
