import { CURRENCIES, type SignedInUser, type Wallet } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { walletQuery } from '../api/wallet.query.ts';
import { amountToSettle } from '../model/top-up-amount.ts';
import { TopUpForm } from './top-up-form.tsx';
import { TopUpsUnderWay } from './top-ups-under-way.tsx';

type Props = { readonly onClose: () => void };

export default function OutstandingPaymentModal({ customer, onClose }: Props & { readonly customer: SignedInUser }) {
  return (
    <ApiProvider key={customer.id}>
      <WhileOwed onClose={onClose} />
    </ApiProvider>
  );
}

/** Opens only for a balance below zero, in whatever currency, and closes as soon as there is none. */
function WhileOwed({ onClose }: Props) {
  const wallets = useQueries({ queries: CURRENCIES.map((currency) => walletQuery(currency, true)) });
  const owed = wallets.find(({ data }) => data !== undefined && data.balance < 0)?.data;
  const isSettled = wallets.every(({ data }) => data !== undefined && data.balance >= 0);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSettled) close();
  }, [isSettled]);
  return owed ? <Outstanding wallet={owed} onClose={onClose} /> : null;
}

function Outstanding({ wallet, onClose }: Props & { readonly wallet: Wallet }) {
  const { balance, currency } = wallet;
  const owed = formatMoney(Math.abs(balance) as Wallet['balance'], currency);
  return (
    <Dialog
      name="outstanding_payment"
      open
      onClose={onClose}
      closesOnBack={false}
      title="Outstanding payment"
      description={`Your wallet is ${owed} below zero. Top it up, and then place your order.`}
    >
      <div className="grid gap-4">
        <TopUpsUnderWay />
        <TopUpForm
          currency={currency}
          amount={amountToSettle(balance, currency)}
          // Back to the same page, where this opens again as long as something is owed.
          returnTo={window.location.pathname + window.location.search}
          onDone={() => undefined}
        >
          <Button look="secondary" wide onClick={onClose}>
            No, Cancel
          </Button>
        </TopUpForm>
      </div>
    </Dialog>
  );
}
