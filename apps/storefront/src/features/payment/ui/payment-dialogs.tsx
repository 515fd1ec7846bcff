import { useCustomer } from '@/features/identity/index.ts';
import { useLayerInAddress } from '@/shared/browser/layers.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { readMomo, readWalletApp } from '../model/payment-addresses.ts';

const MomoModal = lazyDialog(() => import('./momo-modal.tsx'));
const WalletAppModal = lazyDialog(() => import('./wallet-app-modal.tsx'));

/**
 * The dialogs that wait for a payment, which the address opens (spec §2). They stand once in what a customer's every page
 * loads; `subscribeToOutcomes` says what they have found.
 */
export function PaymentDialogs() {
  const isSignedIn = useCustomer() !== null;
  const momo = useLayerInAddress('momo');
  const walletApp = useLayerInAddress('wallet app');
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
