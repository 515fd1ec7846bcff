import { Button } from '@jara/ui/button';
import { changesTo } from '@/features/cart/lazy-store.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';

type Props = { readonly vendorId: number; readonly open: boolean; readonly onClose: () => void };

/** After 'Save for later': the cart itself is still there, and may be cleared. */
export function SavedDialog({ vendorId, open, onClose }: Props) {
  const clear = () => {
    onClose();
    changesTo(vendorId).clear();
  };
  return (
    <Dialog
      name="saved_for_later"
      open={open}
      onClose={onClose}
      title="Saved for later"
      description="What you saved is on this device, under 'Saved items'. Your cart is still full. Clear it?"
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Button look="secondary" onClick={onClose}>
          Keep cart
        </Button>
        <Button onClick={clear}>Clear cart</Button>
      </div>
    </Dialog>
  );
}
