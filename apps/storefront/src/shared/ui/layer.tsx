import { Modal, type ModalProps } from '@jara/ui/modal';
import { type PartDetails, tracked } from '../analytics/tracked.ts';
import { useCloseOnBack } from '../browser/use-close-on-back.ts';

export type LayerProps = Omit<ModalProps, 'attributes'> & {
  /** What it is called in events: `payment_method`. */
  name: string;
  /** What else they say of it. */
  about?: PartDetails;
  /** False for a layer whose state is in the address: there Back closes it already (useQueryDialog). */
  closesOnBack?: boolean;
};

/** A layer over the page, which is recorded by its name and which Back closes. */
export function Layer({
  name,
  about,
  closesOnBack = true,
  ...modal
}: LayerProps & Pick<Parameters<typeof Modal>[0], 'place'>) {
  useCloseOnBack(modal.open && closesOnBack, modal.onClose);
  return <Modal {...modal} attributes={tracked('modal', name, about)} />;
}
