import { messageOr } from '@jara/api-client';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useState } from 'react';
import { CLEARING_FAILED, carts } from '@/features/cart/lazy-store.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog.tsx';

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
      <ConfirmDialog
        name="clear_carts"
        open={isAsked}
        title="Clear carts"
        description="Everything is taken out of all your carts. What you saved for later stays."
        keep="Keep carts"
        act="Clear carts"
        acting={isClearing && 'Clearing…'}
        onAct={() => void clear()}
        onClose={close}
      />
    </>
  );
}
