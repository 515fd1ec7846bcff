import { CURRENCIES, type PaymentHistory } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { doAsSupport } from '../api/support.mutation.ts';
import { sentenceOf } from '../model/labels.ts';
import { moneyText } from '../model/money-text.ts';
import { saidOf } from './said.ts';
import { Section } from './section.tsx';

type Props = {
  readonly history: PaymentHistory;
  readonly money: NonNullable<PaymentHistory['in_suspense']>;
};

/** Money that belongs to nothing: it goes back to whoever paid, or to their wallet. */
export function SuspenseSection({ history, money: { amount, currency } }: Props) {
  const [opened, setOpened] = useState<'returned' | 'credited'>();
  const { payment, customer } = history;
  const money = moneyText(amount, currency);
  const provider = sentenceOf(payment.provider);
  const isOurs = CURRENCIES.some((each) => each === currency);
  const close = () => setOpened(undefined);
  return (
    <Section title="Money in suspense">
      <div className="grid gap-3 p-4">
        <p>
          <span className="price font-semibold text-22">{money}</span> came where{' '}
          <span className="price">{moneyText(payment.amount, payment.currency)}</span> was asked for. It has paid for
          nothing.
        </p>
        {isOurs ? (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpened('returned')}>It was given back</Button>
            <Button look="secondary" onClick={() => setOpened('credited')}>
              Put it into the wallet
            </Button>
          </div>
        ) : (
          <p className="text-14 text-ink-soft">
            There is no wallet in this currency. Give it back at {provider}: it leaves here once {provider} says so.
          </p>
        )}
      </div>
      {opened === 'returned' && <ReturnedDialog {...{ history, money, onClose: close }} />}
      <ReasonDialog
        open={opened === 'credited'}
        onClose={close}
        title={`Put ${money} into the wallet`}
        description={`It goes to the wallet of ${customer.name} in ${currency}, and they are told. If ${provider} takes it back later, it is taken from there.`}
        act={`Put ${money} into the wallet`}
        acting="Saving…"
        onAct={(reason) => doAsSupport.settle(payment.reference, { outcome: 'credited', reason })}
        said={saidOf('It is in the wallet.')}
      />
    </Section>
  );
}

type ReturnedProps = { readonly history: PaymentHistory; readonly money: string; readonly onClose: () => void };

function ReturnedDialog({ history: { payment, customer }, money, onClose }: ReturnedProps) {
  const [reference, setReference] = useState('');
  const typed = reference.trim();
  const provider = sentenceOf(payment.provider);
  return (
    <ReasonDialog<'provider_reference', Awaited<ReturnType<typeof doAsSupport.settle>>>
      open
      onClose={onClose}
      title={`${money} was given back`}
      description={`Refund it at ${provider} first. This writes down that it was done; ${customer.name} is told.`}
      act="It was given back"
      acting="Saving…"
      check={() =>
        typed.length < 4
          ? { provider_reference: `Please enter the reference of the refund at ${provider}.` }
          : undefined
      }
      onAct={(reason) =>
        doAsSupport.settle(payment.reference, { outcome: 'returned', provider_reference: typed, reason })
      }
      said={saidOf('Written down.')}
    >
      {(problems) => (
        <Field
          label={`Refund reference at ${provider}`}
          name="provider_reference"
          maxLength={64}
          autoComplete="off"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          error={problems.provider_reference}
        />
      )}
    </ReasonDialog>
  );
}
