import { useSyncExternalStore } from 'react';
import { isProofUnderWay, subscribeToProofs } from '@/shared/api/call-with-proof.ts';

const onServer = () => false;

/** Why it takes longer while the browser solves a proof of work. In the page before it says so, as readers need it. */
export function ProofStatus() {
  const isUnderWay = useSyncExternalStore(subscribeToProofs, isProofUnderWay, onServer);
  return (
    <p role="status" className="-mt-4 text-center text-14 text-ink-soft not-empty:mt-0">
      {isUnderWay && 'One moment: many codes are being asked for right now, so we check this browser first…'}
    </p>
  );
}
