import type { Currency, MinorUnits } from '@jara/contract';
import type { Ref } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { PaymentMethodRow } from '@/features/payment/index.ts';
import { useWallet } from './use-wallet.ts';
import { WalletBalance } from './wallet-balance.tsx';

type Props = {
  readonly currency: Currency;
  readonly amount: MinorUnits | undefined;
  /** Why one cannot go on without a choice. */
  readonly problem: string | undefined;
  readonly ref: Ref<HTMLButtonElement>;
};

/** How the order is paid, and what the wallet holds. */
export function PaymentRow({ currency, amount, problem, ref }: Props) {
  const isSignedIn = useCustomer() !== null;
  const { data: wallet } = useWallet(currency);
  return (
    <div>
      <PaymentMethodRow
        ref={ref}
        currency={currency}
        amount={amount}
        walletBalance={wallet?.balance}
        problem={problem}
      />
      {isSignedIn && (
        <p className="mt-1.5 px-4 text-14 text-ink-soft">
          Wallet balance: <WalletBalance currency={currency} />
        </p>
      )}
    </div>
  );
}
