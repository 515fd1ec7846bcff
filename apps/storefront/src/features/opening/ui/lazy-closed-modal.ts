import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';

export const loadClosedModal = () => import('./closed-modal.tsx');

/** Shown before an order. */
export const ClosedModal = lazyDialog(loadClosedModal);
