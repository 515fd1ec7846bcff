import type { ModalProps } from './modal.tsx';
import { Modal } from './modal.tsx';

/**
 * Spec §2: the generic modal shell. It rises from the bottom on a phone and is centred on a desktop.
 * Fetch it where it opens (lazy-dialog.tsx): no page needs it to be seen.
 */
export function Dialog(props: ModalProps) {
  return <Modal {...props} place="centre" />;
}
