import type { Order } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { tapped } from '@/shared/analytics/tracked.ts';
import { isSending, sharedPinText } from '../../model/text/package-text.ts';
import { shareOrCopy } from '../share-or-copy.ts';

type Props = { readonly order: Pick<Order, 'package_information'>; readonly pin: string };

/** Whoever sends a package gives its PIN to the receiver. */
export function SharePin({ order, pin }: Props) {
  if (!isSending(order)) return null;
  const share = () =>
    shareOrCopy({
      title: 'PIN of your package',
      text: sharedPinText(pin),
      copied: 'The PIN was copied. You can paste it into a message.',
      failed: 'This browser does not let us share. Please write the PIN to the receiver.',
    });
  return (
    <Button look="secondary" {...tapped('button', 'share_pin')} className="mt-3" onClick={() => void share()}>
      Share PIN
    </Button>
  );
}
