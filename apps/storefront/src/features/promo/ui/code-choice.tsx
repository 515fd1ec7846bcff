'use client';

import type { PromoCode } from '@jara/contract';
import { useQuery } from '@tanstack/react-query';
import { useCustomer } from '@/features/identity/index.ts';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { type RadioCardOption, RadioCards } from '@/shared/ui/radio-card.tsx';
import { Loading, Skeleton } from '@/shared/ui/skeleton.tsx';
import { openDiscountsQuery, promoCodesQuery } from '../api/promo-codes.query.ts';

type Props = {
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
};

const optionOf = ({ code, title, note }: PromoCode): RadioCardOption<string> => ({
  value: code,
  title,
  detail: [code, note].filter(Boolean).join(' · '),
});

/** Spec §2 and §6: the customer's saved codes, and the discounts open to them. */
export function CodeChoice({ value, onChange }: Props) {
  const isSignedIn = useCustomer() !== null;
  const codes = useQuery({ ...promoCodesQuery, enabled: isSignedIn });
  const discounts = useQuery({ ...openDiscountsQuery, enabled: isSignedIn });

  if (!codes.data || !discounts.data) {
    const error = codes.error ?? discounts.error;
    if (!error) return <CodesSkeleton />;
    const retry = () => {
      for (const { error: failed, refetch } of [codes, discounts]) if (failed) void refetch();
    };
    return <ErrorState message={error.message} onRetry={retry} retrying={codes.isFetching || discounts.isFetching} />;
  }

  const saved = codes.data;
  const others = discounts.data.filter(({ code }) => !saved.some((each) => each.code === code));
  if (saved.length + others.length === 0) {
    return <EmptyState title="No promo codes yet">Codes that you redeem are kept here.</EmptyState>;
  }
  const valueAmong = (list: readonly PromoCode[]) => list.find(({ code }) => code === value)?.code ?? null;
  return (
    <>
      {saved.length > 0 && (
        <RadioCards
          label="Your promo codes"
          value={valueAmong(saved)}
          onChange={onChange}
          options={saved.map(optionOf)}
        />
      )}
      {others.length > 0 && (
        <RadioCards
          label="For everyone"
          value={valueAmong(others)}
          onChange={onChange}
          options={others.map(optionOf)}
        />
      )}
    </>
  );
}

function CodesSkeleton() {
  return (
    <Loading label="Loading your promo codes">
      <div className="grid gap-2 pt-7">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
      </div>
    </Loading>
  );
}
