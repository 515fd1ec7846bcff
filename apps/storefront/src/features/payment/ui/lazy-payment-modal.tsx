import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';

/** It is fetched when it opens: no page carries it. */
export const PaymentModal = lazyDialog(() => import('./payment-modal.tsx'));
