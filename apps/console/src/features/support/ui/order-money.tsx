import type { OrderHistory } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { TextButton } from '@jara/ui/text-button';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { doAsSupport } from '../api/support.mutation.ts';
import { accountText } from '../model/account-text.ts';
import { formatMoment } from '../model/format-moment.ts';
import { sentenceOf } from '../model/labels.ts';
import { movementsOf } from '../model/ledger-groups.ts';
import { moneyText } from '../model/money-text.ts';
import { Nothing, Section } from './section.tsx';

/** Each movement with its accounts. */
export function LedgerSection({ ledger, order }: Pick<OrderHistory, 'ledger'> & Partial<Pick<OrderHistory, 'order'>>) {
  return (
    <Section title="Ledger">
      {ledger.length === 0 && <Nothing>No money has moved.</Nothing>}
      <div className="grid divide-y divide-line">
        {movementsOf(ledger).map(({ kind, description, created_at, entries }) => (
          <table key={`${created_at} ${kind} ${description}`} className="mx-4 my-3 text-14">
            <caption className="pb-1 text-start">
              <span className="block font-medium text-16">{description === '' ? sentenceOf(kind) : description}</span>
              <span className="text-ink-soft">{formatMoment(created_at)}</span>
            </caption>
            <tbody>
              {entries.map(({ account, amount, currency }) => (
                <tr key={account}>
                  <th scope="row" className="py-0.5 pe-4 text-start font-normal text-ink-soft wrap-anywhere">
                    <span className="block text-ink">{accountText(account, order)}</span>
                    {account}
                  </th>
                  <td className="price py-0.5 text-end whitespace-nowrap">{moneyText(amount, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Section>
  );
}

type Attempt = OrderHistory['payments'][number];

export function PaymentAttempt({ attempt }: { readonly attempt: Attempt }) {
  const [isOpen, setIsOpen] = useState(false);
  const { reference, provider, status, channel, amount, currency, webhooks, failure } = attempt;
  const said = [
    channel === provider ? sentenceOf(provider) : `${sentenceOf(provider)}, ${sentenceOf(channel).toLowerCase()}`,
    formatMoment(attempt.created_at),
    ...(failure === null ? [] : [failure]),
    ...(attempt.credited_to === null ? [] : [`credited to ${attempt.credited_to}`]),
    ...(attempt.reversed_amount > 0 ? [`${formatMoney(attempt.reversed_amount, currency)} reversed`] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {sentenceOf(status)} · <span className="price">{formatMoney(amount, currency)}</span>
        </p>
        <p className="text-14 text-ink-soft">{said.join(' · ')}</p>
        <p className="text-14 text-ink-soft wrap-anywhere">{reference}</p>
        {webhooks.length > 0 && (
          <p className="text-14 text-ink-soft">Webhooks: {webhooks.map(formatMoment).join(' · ')}</p>
        )}
      </div>
      <TextButton onClick={() => setIsOpen(true)}>Look up</TextButton>
      <ReasonDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Look this payment up"
        description={`${sentenceOf(provider)} is asked what became of it. Money that came is booked, once.`}
        act="Look up"
        acting="Asking the provider…"
        onAct={(reason) => doAsSupport.lookUp(reference, { reason })}
        said={({ has_answered, payment }) =>
          has_answered ? `${sentenceOf(payment.status)}, says ${sentenceOf(provider)}.` : 'The provider gave no answer.'
        }
      />
    </li>
  );
}

/** Every attempt to pay, with what its provider sent. */
export function OrderPayments({ payments, paid_at }: Pick<OrderHistory, 'payments' | 'paid_at'>) {
  return (
    <Section title="Payments">
      {payments.length === 0 && (
        <Nothing>
          No provider was asked: {paid_at === null ? 'it is not paid.' : 'it was paid from the wallet.'}
        </Nothing>
      )}
      <ul className="divide-y divide-line">
        {payments.map((attempt) => (
          <PaymentAttempt key={attempt.reference} attempt={attempt} />
        ))}
      </ul>
    </Section>
  );
}
