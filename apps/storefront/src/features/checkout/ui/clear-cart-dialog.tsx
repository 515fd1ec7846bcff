import { ConfirmDialog } from '@/shared/ui/confirm-dialog.tsx';

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
    <ConfirmDialog
      name="clear_cart"
      open={open}
      title="Clear orders"
      description={`Everything from ${vendorName} is taken out of your cart.`}
      keep="Keep orders"
      act="Clear orders"
      onAct={clear}
      onClose={onClose}
    />
  );
}
