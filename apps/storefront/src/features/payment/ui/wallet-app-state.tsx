import type { PaymentResult } from '@jara/contract';
import { Icon } from '@jara/ui/icon';
import { Spinner } from '@jara/ui/spinner';
import { approveText, type PendingApproval } from '../api/pending-approval.ts';
import { ConnectionNotice } from './connection-notice.tsx';

type Props = {
  readonly state: PaymentResult['meta']['status'];
  readonly asked: PendingApproval | undefined;
  readonly isUnanswered: boolean;
};

const MARK = 'inline-flex size-14 items-center justify-center rounded-pill';

/** What is known of the payment, in words that a screen reader says when they change. */
export function WalletAppState({ state, asked, isUnanswered }: Props) {
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      {state === 'success' && (
        <span className={`${MARK} bg-brand/10 text-brand`}>
          <Icon name="check" className="size-7" />
        </span>
      )}
      {state === 'failed' && (
        <span className={`${MARK} bg-pepper/10 text-pepper`}>
          <Icon name="alert" className="size-7" />
        </span>
      )}
      {state === 'pending' && (
        <span className={`${MARK} bg-sunk text-brand`}>
          <Spinner />
        </span>
      )}
      <div role="status" className="grid gap-2">
        {state === 'success' && <p className="font-display font-semibold text-22">Payment Successful</p>}
        {state === 'failed' && (
          <>
            <p className="font-display font-semibold text-22">Payment failed</p>
            {/* Spec §8. */}
            <p className="text-ink-soft text-pretty">We weren’t able to confirm your payment. Please try again</p>
          </>
        )}
        {state === 'pending' && (
          <>
            <p className="wrap-anywhere font-display font-semibold text-22">
              {approveText(asked, 'in your Pocket app')}
            </p>
            <p className="text-ink-soft text-pretty">This page will show it as soon as you have.</p>
          </>
        )}
      </div>
      {state === 'pending' && <ConnectionNotice isUnanswered={isUnanswered} />}
    </div>
  );
}
