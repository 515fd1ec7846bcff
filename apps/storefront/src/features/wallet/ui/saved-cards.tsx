import type { Currency, PaymentMethod } from '@jara/contract';
import { ErrorState } from '@jara/ui/error-state';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { TextButton } from '@jara/ui/text-button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardName, paymentMethodsQuery } from '@/features/payment/data.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';

const RemoveCard = lazyDialog(() => import('./remove-card.tsx'));

export function SavedCards({ currency }: { readonly currency: Currency }) {
  const { data, error, isFetching, refetch } = useQuery(paymentMethodsQuery(currency));
  const [removed, setRemoved] = useState<PaymentMethod>();
  if (!data) {
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
    return (
      <Loading label="Loading your cards">
        <Skeleton className="h-14 rounded-card" />
      </Loading>
    );
  }
  const cards = data.filter(({ type }) => type === 'card');
  if (cards.length === 0) {
    return <p className="text-ink-soft">None yet. When you pay with a card, you can save it for the next time.</p>;
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {cards.map((card) => (
          <li key={card.id} className="flex min-h-14 items-center gap-3 py-1 ps-4 pe-2">
            <span className="min-w-0 flex-1 font-medium">{cardName(card)}</span>
            <TextButton
              {...tapped('button', 'remove_card')}
              onClick={() => setRemoved(card)}
              aria-label={`Remove ${cardName(card)}`}
            >
              Remove
            </TextButton>
          </li>
        ))}
      </ul>
      {removed && <RemoveCard card={removed} currency={currency} onClose={() => setRemoved(undefined)} />}
    </>
  );
}
