import type { ModalProps } from './modal.tsx';
import { Modal } from './modal.tsx';

/** A panel at the side of a desktop, a sheet of full height on a phone. Fetch it where it opens. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} place="side" />;
}
