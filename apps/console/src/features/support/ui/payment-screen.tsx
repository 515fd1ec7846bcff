import type { PaymentHistory } from '@jara/contract';
import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'wouter';
import { useStaffEvents } from '../../../shared/live/live.ts';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { paymentQuery } from '../api/support.query.ts';
import { formatMoment } from '../model/format-moment.ts';
import { sentenceOf } from '../model/labels.ts';
import { FindBox } from './find-box.tsx';
import { hrefOfOrder } from './hrefs.ts';
import { LedgerSection, PaymentAttempt } from './order-money.tsx';
import { AuditSection, JobsSection } from './order-record.tsx';
import { Section } from './section.tsx';
import { SuspenseSection } from './suspense-section.tsx';

const WHAT = { order: 'Payment', wallet: 'Top-up', order_redelivery: 'Payment of a redelivery' } as const;

function Shown({ history }: { readonly history: PaymentHistory }) {
  const { payment, order_id, customer, in_suspense } = history;
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-28">{`${WHAT[payment.destination]} by ${sentenceOf(payment.provider)}`}</h1>
        <p className="text-ink-soft">
          {customer.name} · {customer.phone} · {formatMoment(payment.created_at)}
        </p>
        {order_id !== null && (
          <Link
            href={hrefOfOrder(order_id)}
            className="inline-flex min-h-11 w-fit items-center font-medium text-brand underline"
          >
            Order #{order_id}
          </Link>
        )}
      </header>
      {in_suspense && <SuspenseSection history={history} money={in_suspense} />}
      <Section title="Payment">
        <ul>
          <PaymentAttempt attempt={payment} />
        </ul>
      </Section>
      <LedgerSection ledger={history.ledger} />
      <JobsSection jobs={history.jobs} />
      <AuditSection audit={history.audit} />
    </>
  );
}

/** All that is known of one payment; of a top-up it is the only page. */
export function PaymentScreen() {
  const { reference = '' } = useParams<{ reference: string }>();
  const field = useRef<HTMLInputElement>(null);
  const history = useQuery(paymentQuery(reference));
  // Somebody else settles it, or decides; without a stream `missed` comes now and then.
  useStaffEvents(({ event }) => {
    if (event === 'queue' || event === 'missed') void history.refetch();
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <FindBox field={field} />
      {history.isPending && <ScreenSkeleton />}
      {history.isError && !history.data && (
        <ErrorState message={history.error.message} onRetry={() => void history.refetch()} />
      )}
      {history.data && <Shown history={history.data} />}
    </div>
  );
}
