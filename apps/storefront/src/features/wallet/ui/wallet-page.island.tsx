import { CURRENCY_OF_COUNTRY, type Currency, type SignedInUser } from '@jara/contract';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { Tabs } from '@jara/ui/tabs';
import { useState } from 'react';
import { SignedInOnly } from '@/features/identity/lazy.ts';
import { useWallet } from './use-wallet.ts';
import { WalletIn } from './wallet-in.tsx';

/** One's own wallet. The server's page holds nothing of anybody's (ADR 14). */
export const WalletPage = () => (
  <div className="mx-auto grid max-w-2xl gap-6">
    <h1 className="text-28">Wallet</h1>
    <SignedInOnly title="Sign in to see your wallet" loading={<WalletSkeleton />}>
      {(customer) => <Wallets customer={customer} />}
    </SignedInOnly>
  </div>
);

const NAME = { NGN: 'Naira', GHS: 'Cedis' } as const satisfies Record<Currency, string>;
const OTHER = { NGN: 'GHS', GHS: 'NGN' } as const satisfies Record<Currency, Currency>;

/** That of the customer's country; beside it the other one, once there is money in it. */
function Wallets({ customer }: { readonly customer: SignedInUser }) {
  const own = CURRENCY_OF_COUNTRY[customer.country_code];
  const [currency, setCurrency] = useState<Currency>(own);
  const { data: other } = useWallet(OTHER[own]);
  if (other === undefined || other.balance === 0) return <WalletIn currency={own} />;
  const tabs = [own, OTHER[own]].map((each) => ({
    value: each,
    label: NAME[each],
    content: <WalletIn currency={each} />,
  }));
  return <Tabs label="Currency" tabs={tabs} value={currency} onChange={setCurrency} />;
}

function WalletSkeleton() {
  return (
    <Loading label="Loading wallet...">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="mt-6 h-48 rounded-card" />
    </Loading>
  );
}
