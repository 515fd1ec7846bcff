import type { Currency } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { useState } from 'react';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { SavedCards } from './saved-cards.tsx';
import { SetAside } from './set-aside.tsx';
import { TopUpsUnderWay } from './top-ups-under-way.tsx';
import { WalletBalance } from './wallet-balance.tsx';
import { WalletHistory } from './wallet-history.tsx';

const TopUpDialog = lazyDialog(() => import('./top-up-dialog.tsx'));

/** The wallet in one currency: balance, saved cards and history. */
export function WalletIn({ currency }: { readonly currency: Currency }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-6">
      <section
        {...tracked('section', 'wallet_balance')}
        aria-label="Balance"
        className="grid gap-4 rounded-card border border-line bg-surface p-5"
      >
        <div>
          <p className="text-14 text-ink-soft">Your balance</p>
          <p className="min-h-12 text-36">
            <WalletBalance currency={currency} />
          </p>
          <SetAside currency={currency} />
        </div>
        <TopUpsUnderWay />
        <Button wide {...tapped('button', 'top_up')} onClick={() => setIsOpen(true)}>
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
      <TopUpDialog open={isOpen} onClose={() => setIsOpen(false)} currency={currency} />
    </div>
  );
}
