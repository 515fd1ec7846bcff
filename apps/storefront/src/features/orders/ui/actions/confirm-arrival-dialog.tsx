import type { Order } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { isSending } from '../../model/text/package-text.ts';

type Props = { readonly order: Order; readonly onConfirm: () => void; readonly onClose: () => void };

/** Asked while we know otherwise: saying so ends the order, and a tap may be a slip. */
export default function ConfirmArrivalDialog({ order, onConfirm, onClose }: Props) {
  const isElsewhere = isSending(order);
  return (
    <Dialog
      name="confirm_arrival"
      open
      onClose={onClose}
      title={isElsewhere ? 'Was your package handed over?' : 'Do you have your order?'}
      footer={
        <div className="grid gap-3 md:grid-cols-2">
          <Button look="secondary" onClick={onClose}>
            Not yet
          </Button>
          <Button onClick={onConfirm}>{isElsewhere ? 'Yes, it was' : 'Yes, I have it'}</Button>
        </div>
      }
    >
      <p>
        {order.is_failed_delivery ? 'Your rider says that nobody took it.' : 'We still see your rider on the way.'} Once
        you say that {isElsewhere ? 'it was' : 'you have it'}, the order is done.
      </p>
    </Dialog>
  );
}
