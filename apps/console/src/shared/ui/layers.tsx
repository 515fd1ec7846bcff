import { ConfirmChoice, type ConfirmChoiceProps } from '@jara/ui/confirm-choice';
import { Modal, type ModalProps } from '@jara/ui/modal';
import { useCloseOnBack } from '../browser/use-close-on-back.ts';

/** A dialog in the middle of a desktop; it rises from the bottom of a phone. Back closes it. */
export function Dialog(props: ModalProps) {
  useCloseOnBack(props.open, props.onClose);
  return <Modal {...props} place="centre" />;
}

/** A panel at the side of a desktop, a sheet of full height on a phone. Back closes it. */
export function Drawer(props: ModalProps) {
  useCloseOnBack(props.open, props.onClose);
  return <Modal {...props} place="side" />;
}

type ConfirmDialogProps = ConfirmChoiceProps & Pick<ModalProps, 'open' | 'title' | 'description'>;

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({ open, title, description, ...choice }: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={title} description={description} onClose={choice.onClose}>
      <ConfirmChoice {...choice} />
    </Dialog>
  );
}
