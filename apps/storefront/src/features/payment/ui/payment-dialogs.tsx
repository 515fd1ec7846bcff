import { useCustomer } from '@/features/identity/index.ts';
import { useQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { MOMO_PARAMETERS, readMomo, readWalletApp, WALLET_APP_PARAMETERS } from '../model/payment-addresses.ts';

const MomoModal = lazyDialog(() => import('./momo-modal.tsx'));
const WalletAppModal = lazyDialog(() => import('./wallet-app-modal.tsx'));

/**
 * The dialogs that wait for a payment, which the address opens (spec §2). They stand once in what a customer's every page
 * loads; `subscribeToOutcomes` says what they have found.
 */
export function PaymentDialogs() {
  const isSignedIn = useCustomer() !== null;
  const momo = useQueryDialog(MOMO_PARAMETERS);
  const walletApp = useQueryDialog(WALLET_APP_PARAMETERS);
  const awaitedMomo = readMomo(momo.values);
  const awaitedWalletApp = readWalletApp(walletApp.values);
  // A payment is its customer's: a guest is not asked about it.
  if (!isSignedIn) return null;
  return (
    <>
      {awaitedMomo && <MomoModal key={awaitedMomo.reference} {...awaitedMomo} onClose={momo.close} />}
      {awaitedWalletApp && (
        <WalletAppModal key={awaitedWalletApp.reference} {...awaitedWalletApp} onClose={walletApp.close} />
      )}
    </>
  );
}
