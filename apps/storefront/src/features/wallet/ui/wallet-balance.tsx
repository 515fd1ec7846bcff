import type { Currency } from '@jara/contract';
import { TextButton } from '@jara/ui/text-button';
import clsx from 'clsx';
import { Price } from '@/shared/ui/price.tsx';
import { useWallet } from './use-wallet.ts';

type Props = { readonly currency: Currency; readonly className?: string };

/** The balance, or what stands in its place. Runs inside an ApiProvider; a guest has none. */
export function WalletBalance({ currency, className }: Props) {
  const { data, isError, isFetching, isLoading, refetch } = useWallet(currency);
  if (data) {
    const isOwed = data.balance < 0;
    return <Price amount={data.balance} currency={currency} className={clsx(className, isOwed && 'text-pepper')} />;
  }
  // Spec §2, to the letter.
  if (isLoading || isFetching) return <span role="status">Loading wallet...</span>;
  if (!isError) return null;
  return (
    <span role="alert" className="inline-flex flex-wrap items-center gap-x-1">
      We could not load your wallet.
      <TextButton onClick={() => void refetch()}>Retry</TextButton>
    </span>
  );
}
