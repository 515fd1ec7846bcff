import type { Order } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { tapped } from '@/shared/analytics/tracked.ts';
import { receiptText } from '../../model/text/receipt-text.ts';
import { shareOrCopy } from '../share-or-copy.ts';

const shareReceipt = (order: Order): Promise<void> =>
  shareOrCopy({
    title: `Receipt for order #${order.id}`,
    text: receiptText(order),
    copied: 'The receipt was copied. You can paste it anywhere.',
    failed: 'This browser does not let us share. Please print the receipt instead.',
  });

export function ReceiptActions({ order }: { readonly order: Order }) {
  return (
    <div className="grid grid-cols-2 gap-3 print:hidden">
      <Button look="secondary" {...tapped('button', 'print_receipt')} onClick={() => window.print()}>
        Print
      </Button>
      <Button {...tapped('button', 'share_receipt')} onClick={() => void shareReceipt(order)}>
        Share
      </Button>
    </div>
  );
}
