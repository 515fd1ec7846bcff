'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { walletAppQuery } from '../api/awaited-payment.query.ts';
import { type AwaitedPayment, announceOutcome } from '../model/payment-outcomes.ts';
import { WalletAppState } from './wallet-app-state.tsx';

type Props = { readonly reference: string; readonly onClose: () => void };

/** Spec §4: waits for a payment that is approved in the wallet app. */
export default function WalletAppModal(props: Props) {
  return (
    <ApiProvider>
      <AwaitedWalletApp {...props} />
    </ApiProvider>
  );
}

function AwaitedWalletApp({ reference, onClose }: Props) {
  const { data, error, failureCount, isFetching, refetch } = useQuery(walletAppQuery(reference));
  const state = error ? 'failed' : (data?.meta.status ?? 'pending');
  const outcome = ({ success: 'paid', failed: 'failed', pending: 'closed' } as const)[state];
  const orderId = data?.order_id ?? null;

  const isAnnounced = useRef(false);
  const announce = useEffectEvent((found: AwaitedPayment['outcome']) => {
    if (!isAnnounced.current) announceOutcome({ outcome: found, reference, orderId });
    isAnnounced.current = true;
  });
  // Spec §4: after a success the cart is cleared when the modal is closed; Back closes it too.
  useEffect(() => {
    if (outcome === 'paid') return () => announce('paid');
  }, [outcome]);

  const close = () => {
    onClose();
    if (outcome !== 'paid') announceOutcome({ outcome, reference, orderId });
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Pocket payment"
      closesOnBack={false}
      footer={
        error ? (
          <Button wide loading={isFetching && 'Checking your payment…'} onClick={() => void refetch()}>
            Check again
          </Button>
        ) : (
          state !== 'pending' && (
            <Button wide onClick={close}>
              {state === 'success' ? 'Done' : 'Close'}
            </Button>
          )
        )
      }
    >
      <WalletAppState state={state} isUnanswered={failureCount > 0} />
    </Dialog>
  );
}
