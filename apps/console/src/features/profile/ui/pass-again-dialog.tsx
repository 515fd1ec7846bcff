import { Button } from '@jara/ui/button';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SecondFactorForm } from '../../../shared/second-factor/second-factor-form.tsx';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { refreshSecondFactor, startSecondFactor } from '../api/profile.query.ts';

type Props = { readonly onPassed: () => void; readonly onClose: () => void };

/** Before something is changed that protects the account: the second factor once more. */
export function PassAgainDialog({ onPassed, onClose }: Props) {
  const start = useMutation({ mutationFn: startSecondFactor });
  const { mutate: begin, data: ticket } = start;
  useEffect(() => begin(), [begin]);
  return (
    <Dialog open title="Confirm that it is you" onClose={onClose}>
      <div className="pb-4">
        {ticket && (
          <SecondFactorForm
            ticket={ticket}
            submitLabel="Confirm"
            send={async (proof) => {
              await refreshSecondFactor({ ticket: ticket.ticket, proof });
              onPassed();
            }}
          />
        )}
        {start.isError && (
          <Button wide onClick={() => begin()}>
            Retry
          </Button>
        )}
        {!ticket && !start.isError && (
          <Loading label="Loading">
            <Skeleton className="h-24 w-full rounded-card" />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}
