'use client';

import { CURRENCY_OF_COUNTRY, type SignedInUser } from '@jara/contract';
import { useState } from 'react';
import { SignedInOnly } from '@/features/identity/lazy.ts';
import { Button } from '@/shared/ui/button.tsx';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { Loading, Skeleton } from '@/shared/ui/skeleton.tsx';
import { SavedCards } from './saved-cards.tsx';
import { TopUpsUnderWay } from './top-ups-under-way.tsx';
import { WalletBalance } from './wallet-balance.tsx';
import { WalletHistory } from './wallet-history.tsx';

const TopUpDialog = lazyDialog(() => import('./top-up-dialog.tsx'));

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
  // Each opening is a new visit: what was typed is gone.
  const [visit, setVisit] = useState({ count: 0, isOpen: false });
  return (
    <>
      <section aria-label="Balance" className="grid gap-4 rounded-card border border-line bg-surface p-5">
        <div>
          <p className="text-14 text-ink-soft">Your balance</p>
          <p className="min-h-12 text-36">
            <WalletBalance currency={currency} />
          </p>
        </div>
        <TopUpsUnderWay />
        <Button wide onClick={() => setVisit(({ count }) => ({ count: count + 1, isOpen: true }))}>
          Top up
        </Button>
      </section>
      <section>
        <h2 className="mb-3 text-22">Saved cards</h2>
        <SavedCards currency={currency} />
      </section>
      <section>
        <h2 className="mb-3 text-22">History</h2>
        <WalletHistory currency={currency} />
      </section>
      {visit.count > 0 && (
        <TopUpDialog
          key={visit.count}
          open={visit.isOpen}
          onClose={() => setVisit(({ count }) => ({ count, isOpen: false }))}
          currency={currency}
        />
      )}
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
