import { ConfirmChoice, type ConfirmChoiceProps } from '@jara/ui/confirm-choice';
import type { ModalProps } from '@jara/ui/modal';
import { lazy, Suspense, useState } from 'react';
import { useCloseOnBack } from '../browser/use-close-on-back.ts';

/** Fetched when the first layer is open: it weighs as much as some screens. */
const Modal = lazy(async () => ({ default: (await import('@jara/ui/modal')).Modal }));

function Layer(props: ModalProps & { readonly place: 'centre' | 'side' }) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  useCloseOnBack(props.open, props.onClose);
  return wasOpen ? (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  ) : null;
}

/** A dialog in the middle of a desktop; it rises from the bottom of a phone. Back closes it. */
export const Dialog = (props: ModalProps) => <Layer {...props} place="centre" />;

/** A panel at the side of a desktop, a sheet of full height on a phone. Back closes it. */
export const Drawer = (props: ModalProps) => <Layer {...props} place="side" />;

type ConfirmDialogProps = ConfirmChoiceProps & Pick<ModalProps, 'open' | 'title' | 'description'>;

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({ open, title, description, ...choice }: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={title} description={description} onClose={choice.onClose}>
      <ConfirmChoice {...choice} />
    </Dialog>
  );
}
