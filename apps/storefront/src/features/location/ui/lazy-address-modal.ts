import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';

/** For every page: its code comes when it is opened. */
export const AddressModal = lazyDialog(() => import('./address-modal.tsx'));
