'use client';

import type { Order } from '@jara/contract';
import { Button } from '@/shared/ui/button.tsx';
import { toast } from '@/shared/ui/toast.ts';
import { receiptText } from '../model/receipt-text.ts';

/** True if the person has shared it, or has closed what they were asked. */
async function share(title: string, text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function shareOrCopy(order: Order): Promise<void> {
  const text = receiptText(order);
  if (await share(`Receipt for order #${order.id}`, text)) return;
  try {
    await navigator.clipboard.writeText(text);
    toast.success('The receipt was copied. You can paste it anywhere.');
  } catch {
    toast.error('This browser does not let us share. Please print the receipt instead.');
  }
}

export function ReceiptActions({ order }: { readonly order: Order }) {
  return (
    <div className="grid grid-cols-2 gap-3 print:hidden">
      <Button look="secondary" onClick={() => window.print()}>
        Print
      </Button>
      <Button onClick={() => void shareOrCopy(order)}>Share</Button>
    </div>
  );
}
