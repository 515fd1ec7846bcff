import { isFailure } from '@jara/api-client';
import { secondFactorEndpoints } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { call } from '../api/call.ts';
import { Dialog } from '../ui/layers.tsx';
import { askedToPass } from './pass-again.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

const cancel = () => askedToPass.answer(false);

/** Before money moves or an account changes: the second factor once more. */
export function PassAgainDialog() {
  const start = useMutation({
    mutationFn: () => call(secondFactorEndpoints.startSecondFactor, {}),
    // Said here.
    meta: { failure: 'rethrow' },
  });
  const { mutate: begin, data: ticket, error } = start;
  useEffect(() => begin(), [begin]);
  return (
    <Dialog open title="Confirm that it is you" onClose={cancel}>
      <div className="grid grid-cols-1 gap-4 pb-4">
        {ticket && (
          <SecondFactorForm
            ticket={ticket}
            submitLabel="Confirm"
            send={async (proof) => {
              await call(secondFactorEndpoints.refreshSecondFactor, { body: { ticket: ticket.ticket, proof } });
              askedToPass.answer(true);
            }}
          />
        )}
        {isFailure(error, 'SECOND_FACTOR_NOT_FOUND') && <NoneYet />}
        {error && !isFailure(error, 'SECOND_FACTOR_NOT_FOUND') && (
          <>
            <p role="alert">{error.message}</p>
            <Button wide onClick={() => begin()}>
              Retry
            </Button>
          </>
        )}
        {!ticket && !error && (
          <Loading label="Loading">
            <Skeleton className="h-24 w-full" />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

/** Of a demo's staff, who sign in without one. */
function NoneYet() {
  const [, go] = useLocation();
  return (
    <>
      <p>You have no passkey and no app for codes yet. Add one in your profile, and come back.</p>
      <Button
        wide
        onClick={() => {
          cancel();
          go('/profile');
        }}
      >
        Go to your profile
      </Button>
    </>
  );
}
