import { isRefusal } from '@jara/api-client';
import { formatMoney } from '@jara/domain/money';
import { Spinner } from '@jara/ui/spinner';
import { TextButton } from '@jara/ui/text-button';
import { toast } from '@jara/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { paymentResultQuery } from '@/features/payment/data.ts';
import { refreshWallet } from '../api/refresh-wallet.ts';
import { forgetTopUp, subscribeToTopUps, topUpsUnderWay } from '../model/top-ups-under-way.ts';
import { useReturnedTopUp } from './use-returned-top-up.ts';

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** Most payments are confirmed within seconds, the others take minutes: the waits grow with each answer. */
const pollIntervalMs = (answers: number): number => Math.min(FIRST_MS * 1.5 ** answers, LONGEST_MS);

const onServer = () => '';

/** Top-ups whose end is not known yet, each until it is. */
export function TopUpsUnderWay() {
  useReturnedTopUp();
  const references = useSyncExternalStore(subscribeToTopUps, topUpsUnderWay, onServer);
  if (references === '') return null;
  return references.split(',').map((reference) => <TopUpUnderWay key={reference} reference={reference} />);
}

function TopUpUnderWay({ reference }: { readonly reference: string }) {
  const client = useQueryClient();
  const { data, error } = useQuery({
    ...paymentResultQuery(reference),
    refetchInterval: ({ state }) => pollIntervalMs(state.dataUpdateCount + state.errorUpdateCount),
  });
  const end = useEffectEvent((status: 'Completed' | 'Failed' | 'Refunded' | 'unknown') => {
    forgetTopUp(reference);
    void refreshWallet(client);
    if (status === 'Completed') toast.success('Payment successful!');
    else if (status !== 'unknown') toast.error('Payment Failed!');
  });
  // Another customer's, or none at all.
  const status = data?.status ?? (isRefusal(error) ? 'unknown' : 'Pending');
  useEffect(() => {
    if (status !== 'Pending') end(status);
  }, [status]);

  return (
    <div role="status" className="flex gap-3 rounded-card bg-sunk px-4 pt-3 pb-1">
      <span className="flex pt-1 text-brand">
        <Spinner />
      </span>
      <div>
        <p className="font-semibold">Not confirmed yet</p>
        <p className="text-14 text-ink-soft">
          {data ? `If you have paid, ${formatMoney(data.amount, data.currency)}` : 'If you have paid, your money'} comes
          into your wallet as soon as the provider confirms it, also when you leave this page. If you closed the payment
          before it was done, nothing is taken.
        </p>
        <div className="-mx-2">
          <TextButton onClick={() => forgetTopUp(reference)}>Hide</TextButton>
        </div>
      </div>
    </div>
  );
}
