import type { MinorUnits, OrderHistory } from '@jara/contract';
import { APPROVAL_LIMIT, formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { useState } from 'react';
import { Link } from 'wouter';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { doAsSupport } from '../api/support.mutation.ts';
import { formatMoment } from '../model/format-moment.ts';
import { ACTION_LABEL, KIND_LABEL } from '../model/labels.ts';
import { actionsOf, type OrderAction } from '../model/order-actions.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { FailDialog } from './fail-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { saidOf } from './said.ts';
import { Nothing, Section } from './section.tsx';

type Props = { readonly history: OrderHistory; readonly open: boolean; readonly onClose: () => void };

/** Those that ask for nothing but a reason: what will happen, the button, and what is said. */
const PLAIN = {
  sendAgain: ['It is brought once more, without a fee.', 'Send again', 'It is sent again.'],
  complete: [
    'You have made sure that the customer has it. Vendor and rider get their shares, and this cannot be undone.',
    'Complete',
    'The order is completed.',
  ],
  unlockPin: ['Wrong PINs so far are forgotten, and five more can be tried.', 'Unlock', 'The PIN can be tried again.'],
} as const satisfies Partial<Record<OrderAction, readonly [string, string, string]>>;
type Plain = keyof typeof PLAIN;

function PlainDialog({ action, history: { order }, open, onClose }: Props & { readonly action: Plain }) {
  const [description, act, said] = PLAIN[action];
  return (
    <ReasonDialog
      {...{ open, onClose, description, act }}
      title={`${ACTION_LABEL[action]}: #${order.id}`}
      acting="Saving…"
      onAct={(reason) => doAsSupport[action](order.id, { reason })}
      said={() => said}
    />
  );
}

function GiveUpDialog({ history: { order, refundable }, open, onClose }: Props) {
  const money = formatMoney(refundable, order.currency);
  const isAbove = refundable > APPROVAL_LIMIT[order.currency];
  return (
    <ReasonDialog
      {...{ open, onClose }}
      title={`Give up #${order.id}`}
      description={
        isAbove
          ? `Above ${formatMoney(APPROVAL_LIMIT[order.currency] as MinorUnits, order.currency)} somebody else of support has to agree first. Then the order ends, and ${money} goes back to the wallet of ${order.customer.name}, who is told.`
          : `The order ends. ${money} goes back to the wallet of ${order.customer.name}, who is told.`
      }
      act={isAbove ? `Request to give up ${money}` : `Give up and refund ${money}`}
      acting="Giving up…"
      isDangerous
      onAct={(reason) => doAsSupport.giveUp(order.id, { reason })}
      said={saidOf('The order is given up.')}
    />
  );
}

function ActionDialog({ action, ...props }: Props & { readonly action: OrderAction }) {
  if (action === 'assign') return <AssignDialog {...props} />;
  if (action === 'fail') return <FailDialog {...props} />;
  if (action === 'refund') return <RefundDialog {...props} />;
  if (action === 'giveUp') return <GiveUpDialog {...props} />;
  return <PlainDialog action={action} {...props} />;
}

/** What of it waits for a second person. */
function WaitingRequests({ history: { requests, order } }: Pick<Props, 'history'>) {
  return (
    <ul className="grid divide-y divide-line border-line border-b empty:hidden">
      {requests.map(({ id, kind, amount, requested_by, is_own, expires_at }) => (
        <li key={id} className="grid gap-0.5 bg-sun/15 px-4 py-3 text-14">
          <span className="font-medium">
            {KIND_LABEL[kind]}
            {amount !== null && ` of ${formatMoney(amount, order.currency)}`} waits for a second person
          </span>
          <span className="text-ink-soft">
            {is_own ? 'Requested by you' : `Requested by ${requested_by}`}, until {formatMoment(expires_at)}
          </span>
          <Link href="/approvals" className="w-fit font-semibold text-brand underline">
            {is_own ? 'See approvals' : 'Decide'}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What can be done to the order as it stands. */
export function OrderActions({ history }: { readonly history: OrderHistory }) {
  const [opened, setOpened] = useState<OrderAction>();
  const actions = actionsOf(history);
  return (
    <Section title="What to do">
      <WaitingRequests history={history} />
      {actions.length === 0 && <Nothing>Nothing more can be done to this order.</Nothing>}
      <div className="flex flex-wrap gap-2 p-4 empty:hidden">
        {actions.map((action) => (
          <Button key={action} look="secondary" onClick={() => setOpened(action)}>
            {ACTION_LABEL[action]}
          </Button>
        ))}
      </div>
      {opened && <ActionDialog action={opened} history={history} open onClose={() => setOpened(undefined)} />}
    </Section>
  );
}
