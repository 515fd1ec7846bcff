import { Button } from '@jara/ui/button';
import { Dialog } from '@/shared/ui/dialog.tsx';
import type { Restoring } from '../model/restore-saved-cart.ts';

type Props = {
  /** Undefined while nothing is asked. */
  readonly asked: { readonly vendorName: string; readonly common: readonly string[] } | undefined;
  readonly onClose: () => void;
  readonly onChoose: (how: Restoring) => void;
};

/** The vendor has a cart already: nothing is doubled or lost unasked. */
export function RestoreChoice({ asked, onClose, onChoose }: Props) {
  const { vendorName = 'this vendor', common = [] } = asked ?? {};
  const isSame = common.length > 0;
  return (
    <Dialog
      name="restore_cart"
      open={asked !== undefined}
      onClose={onClose}
      title={isSame ? 'Your cart already holds this' : 'You have a cart here'}
      description={
        isSame
          ? `Your cart already holds ${common.join(', ')} from ${vendorName}. Add it again only if you want it twice.`
          : `There is a cart of ${vendorName} already. What you saved can be added to it or take its place.`
      }
    >
      <div className="grid gap-3">
        <Button look={isSame ? 'secondary' : 'primary'} onClick={() => onChoose('add')}>
          {isSame ? 'Add it again' : 'Add to cart'}
        </Button>
        <Button look="secondary" onClick={() => onChoose('replace')}>
          Replace cart
        </Button>
        <Button look={isSame ? 'primary' : 'secondary'} onClick={onClose}>
          Keep cart as it is
        </Button>
      </div>
    </Dialog>
  );
}
