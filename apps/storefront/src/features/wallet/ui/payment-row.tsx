import type { Currency, MinorUnits } from '@jara/contract';
import type { Ref } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { PaymentMethodRow } from '@/features/payment/index.ts';
import { availableFor, setAsideText } from '../model/set-aside.ts';
import { SetAside } from './set-aside.tsx';
import { useWallet } from './use-wallet.ts';
import { WalletBalance } from './wallet-balance.tsx';

type Props = {
  readonly currency: Currency;
  /** Of an order of a cart. */
  readonly cartId?: string | null;
  readonly amount: MinorUnits | undefined;
  /** Why one cannot go on without a choice. */
  readonly problem: string | undefined;
  readonly ref: Ref<HTMLButtonElement>;
};

/** How the order is paid, and what the wallet holds. */
export function PaymentRow({ currency, cartId = null, amount, problem, ref }: Props) {
  const isSignedIn = useCustomer() !== null;
  const { data: wallet } = useWallet(currency);
  return (
    <div>
      <PaymentMethodRow
        ref={ref}
        currency={currency}
        amount={amount}
        // The order that waits gives back what is set aside for it, when its cart is ordered again.
        walletBalance={wallet && availableFor(wallet, ({ cart_id }) => cart_id !== null && cart_id === cartId)}
        walletNote={wallet && setAsideText(wallet)}
        problem={problem}
      />
      {isSignedIn && (
        <div className="mt-1.5 px-4">
          <p className="text-14 text-ink-soft">
            Wallet balance: <WalletBalance currency={currency} />
          </p>
          <SetAside currency={currency} />
        </div>
      )}
    </div>
  );
}
