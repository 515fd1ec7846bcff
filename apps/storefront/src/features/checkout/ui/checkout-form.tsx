import { Button } from '@jara/ui/button';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShownCart } from '@/features/cart/data.ts';
import { changesTo } from '@/features/cart/lazy-store.ts';
import { useChosenMethod } from '@/features/payment/index.ts';
import { DeliveryTimeRow } from '@/features/preorder/index.ts';
import { PromoRow } from '@/features/promo/index.ts';
import { PaymentRow } from '@/features/wallet/lazy.ts';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { bringIntoView } from '@/shared/browser/bring-into-view.ts';
import type { CartError } from '../model/next-step.ts';
import { AddressRow } from './address-row.tsx';
import { BagRow } from './bag-row.tsx';
import { FeeLines } from './fee-lines.tsx';
import { NoteField } from './note-field.tsx';
import { OrderClassChoice } from './order-class-choice.tsx';
import { PlaceOrderBar, type WaitingOrderProps } from './place-order-bar.tsx';
import { useCheckout } from './use-checkout.ts';

type Props = {
  readonly cart: ShownCart;
  readonly header: ReactNode;
  readonly packs: ReactNode;
  readonly onReview: (isUnchecked: boolean) => void;
  readonly onClear: () => void;
  readonly onOrdered: (orderId: number) => void;
  readonly WaitingOrder: ComponentType<WaitingOrderProps>;
};

/** Spec §2: everything about an order, in the order in which the specification has it. */
export function CheckoutForm({ cart: given, header, packs, onReview, onClear, onOrdered, WaitingOrder }: Props) {
  const checkout = useCheckout(given);
  const { cart, vendor, location, bag, basket, promo } = checkout;
  const { setDetails } = changesTo(cart.vendor.id);
  const isDelivered = cart.class !== 'pickup';
  const [error, setError] = useState<CartError>();
  const chosen = useChosenMethod(cart.vendor.currency);
  const addressRow = useRef<HTMLButtonElement>(null);
  const paymentRow = useRef<HTMLButtonElement>(null);
  const timeRow = useRef<HTMLButtonElement>(null);
  const mark = (missing: CartError) => {
    // The message is there before its place is looked for.
    flushSync(() => setError(missing));
    bringIntoView({ USER_ADDRESS: addressRow, PAYMENT_METHOD: paymentRow, PRE_ORDER: timeRow }[missing].current);
  };
  return (
    <div {...tracked('section', 'checkout', { vendor_id: cart.vendor.id })} className="grid gap-4">
      {header}
      {packs}
      <OrderClassChoice cart={cart} vendor={vendor} onChoose={(chosen) => setDetails({ class: chosen })} />
      <div className="grid gap-2">
        <PromoRow basket={basket} applied={promo} />
        {isDelivered && bag && <BagRow cart={cart} bag={bag} />}
        <PaymentRow
          ref={paymentRow}
          currency={cart.vendor.currency}
          cartId={cart.cartId}
          amount={checkout.quote?.total}
          problem={error === 'PAYMENT_METHOD' && !chosen ? 'Please choose a payment Method here' : undefined}
        />
        {isDelivered && (
          <AddressRow ref={addressRow} cart={cart} location={location} isMissing={error === 'USER_ADDRESS'} />
        )}
        {cart.class === 'preorder_delivery' && vendor && (
          <DeliveryTimeRow ref={timeRow} vendor={vendor} isMissing={error === 'PRE_ORDER'} />
        )}
      </div>
      {isDelivered && (
        <NoteField
          name="customer_delivery_note"
          label="Delivery instructions"
          placeholder="e.g. drop at the reception"
          value={cart.customer_delivery_note}
          onSave={(customer_delivery_note) => setDetails({ customer_delivery_note })}
        />
      )}
      <NoteField
        name="customer_vendor_note"
        label="Vendor instructions"
        placeholder="e.g. please add extra pepper"
        value={cart.customer_vendor_note}
        onSave={(customer_vendor_note) => setDetails({ customer_vendor_note })}
      />
      <FeeLines cart={cart} checkout={checkout} />
      <PlaceOrderBar
        checkout={checkout}
        chosen={chosen}
        onError={mark}
        onReview={onReview}
        onOrdered={onOrdered}
        WaitingOrder={WaitingOrder}
      />
      <Button look="secondary" wide {...tapped('button', 'clear_cart')} onClick={onClear}>
        Clear orders
      </Button>
    </div>
  );
}
