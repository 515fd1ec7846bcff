import { FAILURES, type ListedPromoCode } from '@jara/contract';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { type RadioCardOption, RadioCards } from '@jara/ui/radio-card';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCustomer } from '@/features/identity/index.ts';
import type { PromoBasket } from '../api/promo-basket.ts';
import { openDiscountsQuery, promoCodesQuery } from '../api/promo-codes.query.ts';

type Props = {
  readonly basket: PromoBasket;
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
};

const detailOf = ({ code, note }: ListedPromoCode) => [code, note].filter(Boolean).join(' · ');

const optionOf = (code: ListedPromoCode): RadioCardOption<string> => ({
  value: code.code,
  title: code.title,
  detail: detailOf(code),
});

const isUsable = ({ refusal }: ListedPromoCode) => refusal === undefined;

/** Spec §2 and §6: the customer's saved codes, the discounts open to them, and apart, what this order cannot use. */
export function CodeChoice({ basket, value, onChange }: Props) {
  const isSignedIn = useCustomer() !== null;
  const codes = useQuery({ ...promoCodesQuery(basket), enabled: isSignedIn });
  const discounts = useQuery({ ...openDiscountsQuery(basket), enabled: isSignedIn });

  if (!codes.data || !discounts.data) {
    const error = codes.error ?? discounts.error;
    if (!error) return <CodesSkeleton />;
    const retry = () => {
      for (const { error: failed, refetch } of [codes, discounts]) if (failed) void refetch();
    };
    return <ErrorState message={error.message} onRetry={retry} retrying={codes.isFetching || discounts.isFetching} />;
  }

  const own = codes.data;
  const open = discounts.data.filter(({ code }) => !own.some((each) => each.code === code));
  if (own.length + open.length === 0) {
    return <EmptyState title="No promo codes yet">Codes that you redeem are kept here.</EmptyState>;
  }
  const saved = own.filter(isUsable);
  const others = open.filter(isUsable);
  const unusable = [...own, ...open].filter((code) => !isUsable(code));
  const valueAmong = (list: readonly ListedPromoCode[]) => list.find(({ code }) => code === value)?.code ?? null;
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
      {unusable.length > 0 && <UnusableCodes codes={unusable} />}
    </>
  );
}

/** The server has said why. They are to be read, and nothing can be chosen among them. */
function UnusableCodes({ codes }: { readonly codes: readonly ListedPromoCode[] }) {
  return (
    <section aria-labelledby="unusable-codes">
      <h3 id="unusable-codes" className="mb-2 font-medium font-text text-14">
        Not for this order
      </h3>
      <ul className="grid gap-2">
        {codes.map((code) => (
          <li key={code.code} className="rounded-card border border-line border-dashed px-4 py-3">
            <p className="font-medium text-ink-soft">{code.title}</p>
            <p className="text-14 text-ink-soft">{detailOf(code)}</p>
            {code.refusal && <p className="mt-1 text-14">{FAILURES[code.refusal].message}</p>}
          </li>
        ))}
      </ul>
    </section>
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
