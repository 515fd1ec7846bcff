import { SignedInOnly } from '@/features/identity/lazy.ts';
import { OrderSkeleton } from '../order/order-skeleton.tsx';
import { ReceiptView } from './receipt-view.tsx';

/** The receipt of one's own order. The server's page holds nothing of anybody's (ADR 14). */
export const ReceiptPage = ({ id }: { readonly id: number }) => (
  <div className="mx-auto grid max-w-xl gap-4">
    <SignedInOnly title="Sign in to see your receipt" loading={<OrderSkeleton />}>
      {() => <ReceiptView id={id} />}
    </SignedInOnly>
  </div>
);
