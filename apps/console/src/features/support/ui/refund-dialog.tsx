import type { MinorUnits, OrderHistory } from '@jara/contract';
import { APPROVAL_LIMIT, formatMoney, readAmount } from '@jara/domain/money';
import { mayDo } from '@jara/domain/order';
import { Checkbox } from '@jara/ui/checkbox';
import { Field } from '@jara/ui/field';
import { TextButton } from '@jara/ui/text-button';
import { useRef, useState } from 'react';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { doAsSupport } from '../api/support.mutation.ts';
import { requestedOf } from '../model/waiting-requests.ts';
import { AmountRows } from './amount-rows.tsx';
import { saidOf } from './said.ts';

type Props = { readonly history: OrderHistory; readonly open: boolean; readonly onClose: () => void };

/** What is not done before somebody else agrees is requested. */
const actText = (isAbove: boolean, amount = '') => `${isAbove ? 'Request' : 'Refund'} ${amount}`.trim();

/** A part of what is left, or all of it once the order was fetched. */
export function RefundDialog({ history, open, onClose }: Props) {
  const { order, refundable } = history;
  const { currency } = order;
  const [typed, setTyped] = useState('');
  const [isVendors, setIsVendors] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const amount = readAmount(typed);
  const requested = requestedOf(history);
  const left = Math.max(0, refundable - requested);
  const isAbove = amount !== undefined && amount > APPROVAL_LIMIT[currency];
  const money = (minor: number) => formatMoney(minor as MinorUnits, currency);
  const check = () => {
    if (amount === undefined || amount === 0) return { amount: 'Enter an amount, such as 1,500.50.' };
    if (amount > left) return { amount: `${money(left)} is left.` };
    const isAll = amount === refundable && mayDo('give_up', order);
    return isAll ? { amount: 'This is everything and nobody has fetched the order. Give it up instead.' } : undefined;
  };
  return (
    <ReasonDialog<'amount', Awaited<ReturnType<typeof doAsSupport.refund>>>
      open={open}
      onClose={onClose}
      title={`Refund order #${order.id}`}
      description={
        isAbove
          ? `Above ${money(APPROVAL_LIMIT[currency])} somebody else of support has to agree first. Then the money goes to the wallet of ${order.customer.name}, and they are told.`
          : `The money goes to the wallet of ${order.customer.name} at once, and they are told.`
      }
      firstField={field}
      act={actText(isAbove, amount === undefined ? undefined : money(amount))}
      acting="Refunding…"
      check={check}
      onAct={(reason) =>
        doAsSupport.refund(order.id, { amount: amount ?? 0, reason, fault: isVendors ? 'vendor_fault' : null })
      }
      said={saidOf('Refunded.')}
    >
      {(problems) => (
        <>
          <AmountRows
            rows={[
              ['Paid', money(order.total_price)],
              ['Given back so far', money(order.refunded)],
              ...(requested > 0 ? ([['Waits for a second person', money(requested)]] as const) : []),
              ['Left', money(left)],
            ]}
          />
          <Field
            ref={field}
            label="Amount"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            leading={currency === 'NGN' ? '₦' : 'GH₵'}
            error={problems.amount}
          />
          <span className="-mt-2 justify-self-start">
            <TextButton onClick={() => setTyped((left / 100).toFixed(2))}>All that is left</TextButton>
          </span>
          {order.vendor.id !== null && (
            <Checkbox
              label="The vendor’s fault"
              detail={`${order.vendor.name} bears it.`}
              checked={isVendors}
              onChange={setIsVendors}
            />
          )}
        </>
      )}
    </ReasonDialog>
  );
}
