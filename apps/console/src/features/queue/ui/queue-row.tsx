import type { QueueItem } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { Icon } from '@jara/ui/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { claimMutation, releaseMutation } from '../api/queue.query.ts';
import { ACTION_TEXT, KIND_TEXT, placeOf, subjectText } from '../model/queue-labels.ts';
import { waitingTime } from '../model/waiting-time.ts';
import { RetryJobDialog } from './retry-job-dialog.tsx';

const ACTION =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-pill bg-brand px-5 py-2 text-center font-semibold text-brand-ink hover:bg-brand/90 max-md:flex-1';

type Props = { readonly item: QueueItem; readonly now: number };

export function QueueRow({ item, now }: Props) {
  const { kind, since, claim, money } = item;
  const isAnothers = claim !== null && !claim.is_mine;
  return (
    <li
      data-queue-row={`${kind} ${item.subject}`}
      className={clsx(
        'flex flex-col gap-3 rounded-card border bg-surface p-4 md:flex-row md:items-center md:gap-4 md:py-3',
        claim?.is_mine ? 'border-brand' : 'border-line',
      )}
    >
      <p className="price min-w-24 font-semibold text-18 max-md:hidden">{waitingTime(since, now)}</p>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{KIND_TEXT[kind]}</span>
          <span className="text-14 text-ink-soft md:hidden">{waitingTime(since, now)}</span>
          {money && <span className="price text-14">{formatMoney(money.amount, money.currency)}</span>}
        </p>
        <p className="text-14 text-ink-soft wrap-anywhere">{subjectText(item)}</p>
        {claim && (
          <p className={clsx('flex items-center gap-1 font-medium text-14', claim.is_mine && 'text-brand')}>
            <Icon name="person" className="size-4" />
            {claim.is_mine ? 'You have it' : `${claim.name} has it`}
          </p>
        )}
      </div>
      <div className={clsx('flex gap-2', isAnothers && 'opacity-80')}>
        <ClaimButton item={item} />
        <ActionButton item={item} />
      </div>
    </li>
  );
}

function ClaimButton({ item }: { readonly item: QueueItem }) {
  const client = useQueryClient();
  const claim = useMutation(claimMutation(client));
  const release = useMutation(releaseMutation(client));
  const isMine = item.claim?.is_mine === true;
  const isBusy = claim.isPending || release.isPending;
  return (
    <Button
      look="secondary"
      data-queue-claim
      disabled={item.claim !== null && !isMine}
      loading={isBusy && (isMine ? 'Releasing…' : 'Taking…')}
      onClick={() => (isMine ? release : claim).mutate(item)}
      aria-label={`${isMine ? 'Release' : 'Take'}: ${KIND_TEXT[item.kind]}, ${subjectText(item)}`}
    >
      {isMine ? 'Release' : 'Take'}
    </Button>
  );
}

function ActionButton({ item }: { readonly item: QueueItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const href = placeOf(item);
  const words = ACTION_TEXT[item.next_action];
  const name = `${words}: ${subjectText(item)}`;
  if (href !== undefined)
    return (
      <Link href={href} data-queue-action aria-label={name} className={ACTION}>
        {words}
      </Link>
    );
  return (
    <>
      <button type="button" data-queue-action aria-label={name} className={ACTION} onClick={() => setIsOpen(true)}>
        {words}
      </button>
      <RetryJobDialog item={item} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
