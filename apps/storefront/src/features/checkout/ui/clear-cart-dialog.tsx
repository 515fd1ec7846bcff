import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';

type Props = {
  readonly open: boolean;
  readonly vendorName: string;
  readonly onClose: () => void;
  readonly onClear: () => void;
};

/** Spec §2: a cart is cleared through this modal alone. */
export function ClearCartDialog({ open, vendorName, onClose, onClear }: Props) {
  const clear = () => {
    onClose();
    onClear();
  };
  return (
    <Dialog
      name="clear_cart"
      open={open}
      onClose={onClose}
      title="Clear orders"
      description={`Everything from ${vendorName} is taken out of your cart.`}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Button look="secondary" onClick={onClose}>
          Keep orders
        </Button>
        <Button look="danger" onClick={clear}>
          Clear orders
        </Button>
      </div>
    </Dialog>
  );
}
