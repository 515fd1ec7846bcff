import { toast } from '@jara/ui/toast';
import { cartActions } from '../model/changes/cart-actions.ts';
import { openCarts } from '../model/store/open-carts.ts';
import { confirmRemoval, offerUndo, withdrawUndo } from './removal-toast.ts';

/** The one store of a page, whose news are toasts. */
export const carts = openCarts({
  showSuccess: confirmRemoval,
  showProblem: (message) => void toast.error(message),
  withdrawUndo,
});

export const { addDish, changesTo } = cartActions(carts, offerUndo);
