import type { Approval } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { ChipButton } from '@jara/ui/chip';
import { EmptyState } from '@jara/ui/empty-state';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useStaffEvents } from '../../../shared/live/live.ts';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { doAsSupport } from '../api/support.mutation.ts';
import { approvalsQuery } from '../api/support.query.ts';
import { formatMoment } from '../model/format-moment.ts';
import { KIND_LABEL, SUBJECT_LABEL } from '../model/labels.ts';
import { hrefOfSubject } from './hrefs.ts';
import { PagedList } from './paged-list.tsx';

const DECISION = {
  agree: { title: 'Agree', act: 'Agree', said: 'Agreed, and done.' },
  refuse: { title: 'Refuse', act: 'Refuse', said: 'Refused.' },
} as const;
type Decision = keyof typeof DECISION;

function Subject({ approval: { subject, person } }: { readonly approval: Approval }) {
  if (person) return `${person.name}, ${person.phone}`;
  const name = `${SUBJECT_LABEL[subject.kind]} ${subject.kind === 'order' ? '#' : ''}${subject.id}`;
  const href = hrefOfSubject(subject);
  if (href === undefined) return name;
  return (
    <Link href={href} className="font-medium text-brand underline">
      {name}
    </Link>
  );
}

const OUTCOME = {
  agreed: 'Agreed',
  refused: 'Refused',
  impossible: 'It could not be done any more, and was closed',
} as const;

function outcomeOf({ decision, decided_by, decided_at, expires_at }: Approval): string {
  if (decision === null) return `Nobody decided until ${formatMoment(expires_at)}.`;
  return `${OUTCOME[decision]} by ${decided_by?.name ?? ''}, ${decided_at === null ? '' : formatMoment(decided_at)}.`;
}

function ApprovalCard({ approval, isOpen }: { readonly approval: Approval; readonly isOpen: boolean }) {
  const [decision, setDecision] = useState<Decision>();
  const { id, kind, money, reason, requested_by, created_at, expires_at, fault, bank_reference } = approval;
  const amount = money && formatMoney(money.amount, money.currency);
  const { title, act, said } = DECISION[decision ?? 'agree'];
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {amount && <span className="price text-22">{amount}</span>}
          <span className="font-medium">{KIND_LABEL[kind]}</span>
          <Subject approval={approval} />
        </p>
        <p className="wrap-anywhere">{reason}</p>
        <p className="text-14 text-ink-soft">
          {requested_by.name}, {formatMoment(created_at)}
          {fault === 'vendor_fault' && ' · the vendor bears it'}
          {bank_reference !== null && ` · ${bank_reference}`}
          {isOpen && ` · until ${formatMoment(expires_at)}`}
        </p>
        {!isOpen && <p className="text-14">{outcomeOf(approval)}</p>}
      </div>
      {isOpen && approval.is_own && <p className="text-14 text-ink-soft">You requested this. Somebody else decides.</p>}
      {isOpen && !approval.is_own && (
        <div className="flex gap-2">
          <Button look="secondary" onClick={() => setDecision('refuse')}>
            Refuse
          </Button>
          <Button onClick={() => setDecision('agree')}>Agree</Button>
        </div>
      )}
      <ReasonDialog
        open={decision !== undefined}
        onClose={() => setDecision(undefined)}
        title={`${title}: ${KIND_LABEL[kind]}${amount ? ` of ${amount}` : ''}`}
        description={
          decision === 'refuse'
            ? `Nothing is done. ${requested_by.name} wrote: ${reason}`
            : `It is done at once, if it still can be. ${requested_by.name} wrote: ${reason}`
        }
        act={act}
        acting="Saving…"
        isDangerous={decision === 'refuse'}
        onAct={(why) => doAsSupport[decision ?? 'refuse'](id, { reason: why })}
        said={({ decision: came }) => (came === 'impossible' ? `${OUTCOME.impossible}. Nothing was done.` : said)}
      />
    </li>
  );
}

type Pages = readonly { readonly approvals: readonly unknown[]; readonly has_more: boolean }[];
const countText = (pages: Pages) => {
  const count = pages.reduce((sum, { approvals }) => sum + approvals.length, 0);
  return `${count}${pages.at(-1)?.has_more ? '+' : ''} waiting`;
};

/** Money above the limit, and who is to be of support: somebody else of support has to agree. */
export function ApprovalsScreen() {
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'past' ? 'past' : 'waiting';
  const setState = (next: typeof state) => setSearch(next === 'past' ? { state: next } : {});
  const waiting = useInfiniteQuery(approvalsQuery('waiting'));
  const client = useQueryClient();
  // Without a stream `missed` comes now and then.
  useStaffEvents(({ event }) => {
    if (event === 'queue' || event === 'missed') void client.invalidateQueries({ queryKey: ['support', 'approvals'] });
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-28">Approvals</h1>
        {waiting.data && (
          <p role="status" className="text-ink-soft tabular-nums">
            {countText(waiting.data.pages)}
          </p>
        )}
      </header>
      <div className="flex gap-2">
        <ChipButton pressed={state === 'waiting'} onPress={() => setState('waiting')}>
          Waiting
        </ChipButton>
        <ChipButton pressed={state === 'past'} onPress={() => setState('past')}>
          Past
        </ChipButton>
      </div>
      <PagedList
        query={approvalsQuery(state)}
        itemsOf={({ approvals }) => approvals}
        empty={
          <EmptyState title={state === 'waiting' ? 'Nothing waits' : 'Nothing yet'}>
            Refunds and payouts above the limit, and who is to be of support, stand here until a second person agrees.
          </EmptyState>
        }
      >
        {(approvals) => (
          <ul className="grid gap-3">
            {approvals.map((approval) => (
              <ApprovalCard key={approval.id} approval={approval} isOpen={state === 'waiting'} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
