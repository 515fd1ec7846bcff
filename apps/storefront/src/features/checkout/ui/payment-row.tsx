'use client';

import type { Currency, MinorUnits } from '@jara/contract';
import type { Ref } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { PaymentMethodRow } from '@/features/payment/index.ts';
import { useWallet, WalletBalance } from '@/features/wallet/lazy.ts';

type Props = {
  readonly currency: Currency;
  readonly amount: MinorUnits | undefined;
  /** Spec §4 PAYMENT_METHOD: an order was to be placed, and this is what it lacks. */
  readonly isMissing: boolean;
  readonly ref: Ref<HTMLButtonElement>;
};

/** How the order is paid, and what the wallet holds. */
export function PaymentRow({ currency, amount, isMissing, ref }: Props) {
  const isSignedIn = useCustomer() !== null;
  const { data: wallet } = useWallet(currency);
  return (
    <div>
      <PaymentMethodRow
        ref={ref}
        currency={currency}
        amount={amount}
        walletBalance={wallet?.balance}
        problem={isMissing ? 'Please choose a payment Method here' : undefined}
      />
      {isSignedIn && (
        <p className="mt-1.5 px-4 text-14 text-ink-soft">
          Wallet balance: <WalletBalance currency={currency} />
        </p>
      )}
    </div>
  );
}
