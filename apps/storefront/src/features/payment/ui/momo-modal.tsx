import { isRefusal } from '@jara/api-client';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { navigate } from '@/shared/browser/navigation.ts';
import { orderHref } from '@/shared/config/order-href.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { checkPayment } from '../api/check-payment.ts';
import { approveText } from '../api/pending-approval.ts';
import { PAYMENT_FAILED, PAYMENT_SUCCESSFUL } from '../model/payment-messages.ts';
import type { AwaitedPayment } from '../model/payment-outcomes.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { Countdown } from './countdown.tsx';
import { useAnnouncedOutcome } from './use-announced-outcome.ts';
import { useMomoPayment } from './use-momo-payment.ts';

type Props = Pick<AwaitedPayment, 'reference' | 'orderId'> & { readonly onClose: () => void };

/** Spec §8. */
const TIMED_OUT =
  'We couldn’t verify your payment. Please click the button below to try again and complete the verification process';

const STILL_OPEN =
  'We checked just now: your payment has not come in yet. You can close this, and we will find it when it does.';

const OUTCOME = { waiting: 'closed', paid: 'paid', over: 'failed' } as const;

/** Spec §4: waits for a mobile-money payment, which is approved on a phone. */
export default function MomoModal(props: Props) {
  return (
    <ApiProvider>
      <AwaitedMomo {...props} />
    </ApiProvider>
  );
}

function AwaitedMomo({ reference, onClose, ...given }: Props) {
  const { state, orderId, asked, secondsLeft, error, isVerifying, isDeclined, isStillOpen, verify } = useMomoPayment(
    reference,
    given.orderId,
  );

  useAnnouncedOutcome({ outcome: isDeclined ? 'failed' : OUTCOME[state], reference, orderId });
  const finish = useEffectEvent(() => {
    if (state === 'paid') toast.success(PAYMENT_SUCCESSFUL);
    else toast.error(PAYMENT_FAILED);
    onClose();
  });
  useEffect(() => {
    if (state !== 'waiting') finish();
  }, [state]);

  // Whoever has declined on the phone may want to pay again at once: the server looks, so that the next start is a new one.
  const close = () => {
    void checkPayment(reference, { most: 1, pauseMs: 0, isOver: () => true }).catch(() => undefined);
    onClose();
  };

  /** An order's other ways to pay are on its page. */
  const payAnotherWay = () => {
    close();
    if (orderId !== null && window.location.pathname !== orderHref(orderId)) void navigate(orderHref(orderId));
  };

  const isCounting = secondsLeft > 0 && !isRefusal(error) && !isDeclined;
  return (
    <Dialog
      name="momo_payment"
      open
      onClose={close}
      title="Mobile money payment"
      closesOnBack={false}
      footer={
        isCounting ? undefined : (
          <div className="grid gap-3">
            <Button wide loading={isVerifying && 'Checking your payment…'} onClick={verify}>
              Verify Payment
            </Button>
            {isDeclined && (
              <Button wide look="secondary" onClick={payAnotherWay}>
                Pay another way
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="grid justify-items-center gap-3 py-2 text-center">
        {isCounting ? (
          <>
            <Countdown secondsLeft={secondsLeft} />
            <p className="text-18">{approveText(asked, 'on your phone')}</p>
            <p className="text-ink-soft text-pretty">
              MTN asks for your MoMo PIN there. This closes by itself once the payment is in.
            </p>
            <ConnectionNotice isUnanswered={error !== null} />
          </>
        ) : (
          <>
            <p role="status" className="text-pretty">
              {isDeclined
                ? 'MTN says that this payment did not go through. You can check once more, or pay another way.'
                : TIMED_OUT}
            </p>
            {/* It stands empty before, so that a screen reader says what comes into it. */}
            <p role="status" className="text-14 text-ink-soft text-pretty">
              {isStillOpen && STILL_OPEN}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
