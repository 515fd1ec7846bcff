import { idInUrl, unguessableId } from '@jara/contract';
import { useCustomer } from '@/features/identity/index.ts';
import { type LayerValues, useLayerInAddress } from '@/shared/browser/layers.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';

/** The payment and the order that the address names. Without an order it is a top-up. */
function readMomo({ momo, order_id, trxRef }: LayerValues<'momo'>) {
  const reference = unguessableId.safeParse(trxRef).data;
  const orderId = idInUrl.safeParse(order_id).data ?? null;
  return momo === 'show' && reference !== undefined ? { reference, orderId } : undefined;
}

/** Both have to be there: what a provider's page leads back with has a reference alone. */
function readWalletApp({ reference: given, processor }: LayerValues<'wallet app'>) {
  const reference = unguessableId.safeParse(given).data;
  return processor && reference !== undefined ? { reference } : undefined;
}

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
