import type { OrderHistory } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { doAsSupport } from '../api/support.mutation.ts';
import { ACTION_LABEL } from '../model/labels.ts';
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
  return (
    <ReasonDialog
      {...{ open, onClose }}
      title={`Give up #${order.id}`}
      description={`The order ends. ${money} goes back to the wallet of ${order.customer.name}, who is told.`}
      act={`Give up and refund ${money}`}
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

/** What can be done to the order as it stands. */
export function OrderActions({ history }: { readonly history: OrderHistory }) {
  const [opened, setOpened] = useState<OrderAction>();
  const actions = actionsOf(history);
  return (
    <Section title="What to do">
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
