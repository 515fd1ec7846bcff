import { Button } from '@jara/ui/button';
import { useQuery } from '@tanstack/react-query';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { walletAppQuery } from '../api/awaited-payment.query.ts';
import { pendingApproval } from '../api/pending-approval.ts';
import { useAnnouncedOutcome } from './use-announced-outcome.ts';
import { WalletAppState } from './wallet-app-state.tsx';

type Props = { readonly reference: string; readonly onClose: () => void };

const OUTCOME = { pending: 'closed', success: 'paid', failed: 'failed' } as const;

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
  // Spec §4: after a success the cart is cleared when the modal is closed.
  useAnnouncedOutcome({ outcome: OUTCOME[state], reference, orderId: data?.order_id ?? null });
  return (
    <Dialog
      name="wallet_app_payment"
      open
      onClose={onClose}
      title="Pocket payment"
      closesOnBack={false}
      footer={
        error ? (
          <Button wide loading={isFetching && 'Checking your payment…'} onClick={() => void refetch()}>
            Check again
          </Button>
        ) : (
          state !== 'pending' && (
            <Button wide onClick={onClose}>
              {state === 'success' ? 'Done' : 'Close'}
            </Button>
          )
        )
      }
    >
      <WalletAppState state={state} asked={pendingApproval(reference) ?? data} isUnanswered={failureCount > 0} />
    </Dialog>
  );
}
