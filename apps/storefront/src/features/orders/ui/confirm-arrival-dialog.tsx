'use client';

import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';

type Props = { readonly onConfirm: () => void; readonly onClose: () => void };

/** Asked while the rider is on the way: saying so ends the order, and a tap may be a slip. */
export default function ConfirmArrivalDialog({ onConfirm, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Do you have your order?"
      footer={
        <div className="grid gap-3 md:grid-cols-2">
          <Button look="secondary" onClick={onClose}>
            Not yet
          </Button>
          <Button onClick={onConfirm}>Yes, I have it</Button>
        </div>
      }
    >
      <p>We still see your rider on the way. Once you say that you have it, the order is done.</p>
    </Dialog>
  );
}
