'use client';

import type { Order, OrderPayment } from '@jara/contract';
import { STATUS_LABEL } from '@jara/domain/order';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { useIsOnline } from '@/shared/browser/use-is-online.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { ButtonLink } from '@/shared/ui/button.tsx';
import { Icon, type IconName } from '@/shared/ui/icon.tsx';
import { Spinner } from '@/shared/ui/spinner.tsx';
import { TextButton } from '@/shared/ui/text-button.tsx';
import { orderState } from '../model/order-state.ts';
import { deadlineWords, moneyWords, nextWords } from '../model/order-words.ts';
import { OrderPin } from './order-pin.tsx';
import { PayOrder } from './pay-order.tsx';

type Props = {
  readonly order: Order;
  /** The one that paid it, or else the last; undefined until it is known. */
  readonly payment: OrderPayment | null | undefined;
  /** Whether the last question about it has failed. */
  readonly isUnanswered: boolean;
  readonly onChange: () => void;
};

/** How the order stands, and what comes next. */
export function OrderBanner(props: Props) {
  const state = orderState(props.order, props.payment);
  const Shown = { paid: Paid, confirming: Confirming, unpaid: Unpaid, dropped: Dropped }[state];
  const money = moneyWords(props.payment);
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
      <Shown {...props} />
      {money !== undefined && (
        <p role="status" className="rounded-card bg-sunk p-3">
          {money}{' '}
          <a href={`${BASE_PATH}/wallet`} className="font-semibold text-brand underline">
            See your wallet
          </a>
        </p>
      )}
    </div>
  );
}

function Paid({ order }: Props) {
  const isNew = order.status === 'received';
  return (
    <>
      <Heading icon="check" title={isNew ? 'Your order is placed' : STATUS_LABEL[order.status]}>
        {isNew && nextWords(order)}
      </Heading>
      <OrderPin order={order} />
    </>
  );
}

/** Nothing is charged twice: whoever pays another way meanwhile gets what comes too late in the wallet. */
function Confirming({ order, isUnanswered, onChange }: Props) {
  const isOnline = useIsOnline();
  const [isPayingAgain, setIsPayingAgain] = useState(false);
  const trouble = isOnline
    ? isUnanswered && 'We could not ask just now, and try again.'
    : 'You are offline. We ask again when the network is back.';
  return (
    <>
      <Heading icon="spinner" title="Payment being confirmed">
        {trouble || 'You may close this page: we confirm it all the same, and your order goes on.'}
      </Heading>
      {isPayingAgain ? (
        <>
          <p className="text-14 text-ink-soft">
            Should the first payment still arrive, it goes to your wallet, and we text you.
          </p>
          <PayOrder order={order} onChange={onChange} />
        </>
      ) : (
        <div className="-mx-2 -my-2">
          <TextButton onClick={() => setIsPayingAgain(true)}>It did not go through? Pay another way</TextButton>
        </div>
      )}
    </>
  );
}

function Unpaid({ order, payment, onChange }: Props) {
  const isFailed = payment?.status === 'Failed';
  return (
    <>
      <Heading icon="alert" title={isFailed ? 'The payment did not go through' : 'This order is not paid yet'}>
        {deadlineWords(order)}
      </Heading>
      <PayOrder order={order} onChange={onChange} />
    </>
  );
}

function Dropped({ order, payment }: Props) {
  const wasPaid = order.paid_by.length > 0;
  return (
    <>
      <Heading icon="alert" title={wasPaid ? 'This order was cancelled' : 'This order was not paid and has ended.'}>
        The vendor does not prepare it.{' '}
        {!wasPaid && !payment?.credited_to_wallet && 'Money that still arrives goes to your wallet, and we text you.'}
      </Heading>
      <ButtonLink href={BASE_PATH} look="secondary">
        Order something else
      </ButtonLink>
    </>
  );
}

type HeadingProps = { readonly icon: IconName | 'spinner'; readonly title: string; readonly children: ReactNode };

function Heading({ icon, title, children }: HeadingProps) {
  return (
    <div className="flex items-start gap-3">
      <span
        className={clsx(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-pill',
          icon === 'alert' ? 'bg-pepper/10 text-pepper' : 'bg-brand/10 text-brand',
        )}
      >
        {icon === 'spinner' ? <Spinner /> : <Icon name={icon} className="size-6" />}
      </span>
      <div role="status" className="min-w-0 flex-1">
        <h2 className="text-22">{title}</h2>
        <p className="mt-1 text-ink-soft text-pretty">{children}</p>
      </div>
    </div>
  );
}
