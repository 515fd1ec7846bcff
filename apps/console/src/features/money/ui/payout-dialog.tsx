import type { Currency, MinorUnits } from '@jara/contract';
import { formatMoney, readAmount } from '@jara/domain/money';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { toast } from '@jara/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { type PayeeKey, recordPayoutMutation } from '../api/money.query.ts';

const SIGN = { NGN: '₦', GHS: 'GH₵' } as const satisfies Record<Currency, string>;
const EMPTY = { amount: '', bank_reference: '', reason: '' };
type Values = typeof EMPTY;

type Props = {
  readonly of: PayeeKey;
  readonly owed: MinorUnits;
  readonly currency: Currency;
  readonly open: boolean;
  readonly onClose: () => void;
};

function amountProblem(typed: string, owed: MinorUnits): string | undefined {
  const amount = readAmount(typed);
  if (amount === undefined || amount <= 0) return 'Please enter an amount, such as 45,000.';
  return amount > owed ? 'That is more than is owed.' : undefined;
}

const check = ({ amount, bank_reference, reason }: Values, owed: MinorUnits) => ({
  amount: amountProblem(amount, owed),
  bank_reference: bank_reference.trim().length < 4 ? 'Please enter the reference of the bank.' : undefined,
  reason: reason.trim() === '' ? 'Please say what it is for.' : undefined,
});

/** A transfer that the bank has done. Its reference counts once, so that no payout is recorded twice. */
export function PayoutDialog({ of, owed, currency, open, onClose }: Props) {
  const [values, setValues] = useState(EMPTY);
  const record = useMutation({
    ...recordPayoutMutation(useQueryClient()),
    onSuccess: ({ approval }) => {
      setValues(EMPTY);
      onClose();
      toast.success(approval ? 'A second person of support has to agree first.' : 'The payout is recorded.');
    },
    onError: (error) => {
      form.showProblems({ bank_reference: error.message });
    },
  });
  const form = useForm<keyof Values>({
    check: () => check(values, owed),
    send: () =>
      record.mutate({
        ...of,
        amount: readAmount(values.amount) ?? 0,
        currency,
        bank_reference: values.bank_reference.trim(),
        reason: values.reason.trim(),
      }),
    isSending: record.isPending,
  });
  const paid = readAmount(values.amount) ?? 0;
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value });
      form.clearProblem(name);
    },
    error: form.problems[name],
  });
  return (
    <Dialog
      {...{ open, onClose }}
      hasControls
      title="Record a payout"
      description="For a transfer that the bank has done. Above ₦50,000 or GH₵500 a second person has to agree."
    >
      <form {...form.props} className="grid gap-4">
        <Field label="Amount" inputMode="decimal" leading={SIGN[currency]} {...field('amount')} />
        <dl className="grid grid-cols-2 rounded-small bg-sunk px-4 py-2">
          <dt className="text-14 text-ink-soft">Owed now</dt>
          <dt className="text-14 text-ink-soft">Owed after it</dt>
          <dd className="price font-semibold">{formatMoney(owed, currency)}</dd>
          <dd className="price font-semibold">
            {paid > owed ? '–' : formatMoney((owed - paid) as MinorUnits, currency)}
          </dd>
        </dl>
        <Field label="Bank reference" maxLength={64} autoComplete="off" {...field('bank_reference')} />
        <Field label="What for" maxLength={200} placeholder="Week 46" {...field('reason')} />
        <Button type="submit" wide loading={record.isPending && 'Recording…'}>
          Record the payout
        </Button>
      </form>
    </Dialog>
  );
}
