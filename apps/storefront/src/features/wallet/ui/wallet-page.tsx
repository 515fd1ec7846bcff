'use client';

import { CURRENCY_OF_COUNTRY, type SignedInUser } from '@jara/contract';
import { SignedInOnly } from '@/features/identity/lazy.ts';
import { Loading, Skeleton } from '@/shared/ui/skeleton.tsx';
import { WalletBalance } from './wallet-balance.tsx';
import { WalletHistory } from './wallet-history.tsx';

/** One's own wallet. The server's page holds nothing of anybody's (ADR 14). */
export const WalletPage = () => (
  <div className="mx-auto grid max-w-2xl gap-6">
    <h1 className="text-28">Wallet</h1>
    <SignedInOnly title="Sign in to see your wallet" loading={<WalletSkeleton />}>
      {(customer) => <Wallet customer={customer} />}
    </SignedInOnly>
  </div>
);

function Wallet({ customer }: { readonly customer: SignedInUser }) {
  const currency = CURRENCY_OF_COUNTRY[customer.country_code];
  return (
    <>
      <section aria-label="Balance" className="grid gap-4 rounded-card border border-line bg-surface p-5">
        <div>
          <p className="text-14 text-ink-soft">Your balance</p>
          <p className="min-h-11 text-28">
            <WalletBalance currency={currency} />
          </p>
        </div>
      </section>
      <section>
        <h2 className="mb-3 text-22">History</h2>
        <WalletHistory currency={currency} />
      </section>
    </>
  );
}

function WalletSkeleton() {
  return (
    <Loading label="Loading wallet...">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="mt-6 h-48 rounded-card" />
    </Loading>
  );
}
