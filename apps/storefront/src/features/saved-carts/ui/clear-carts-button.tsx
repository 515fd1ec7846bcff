import { useState } from 'react';
import { CLEARING_FAILED, carts } from '@/features/cart/lazy-store.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { messageOr } from '@/shared/api/api-error.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { toast } from '@/shared/ui/toast.ts';

/** Spec §2: 'Clear carts' asks first. */
export function ClearCartsButton() {
  const [isAsked, setIsAsked] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const close = () => setIsAsked(false);

  async function clear(): Promise<void> {
    setIsClearing(true);
    try {
      await carts.clearAll();
      close();
    } catch (error) {
      toast.error(messageOr(error, CLEARING_FAILED));
    } finally {
      setIsClearing(false);
    }
  }

  return (
    <>
      <Button look="secondary" wide {...tapped('button', 'clear_carts')} onClick={() => setIsAsked(true)}>
        Clear carts
      </Button>
      <Dialog
        name="clear_carts"
        open={isAsked}
        onClose={close}
        title="Clear carts"
        description="Everything is taken out of all your carts. What you saved for later stays."
      >
        <div className="grid gap-3 md:grid-cols-2">
          <Button look="secondary" onClick={close}>
            Keep carts
          </Button>
          <Button look="danger" loading={isClearing && 'Clearing…'} onClick={() => void clear()}>
            Clear carts
          </Button>
        </div>
      </Dialog>
    </>
  );
}
