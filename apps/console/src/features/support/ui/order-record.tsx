import { type AuditEntry, currency, type MinorUnits, type OrderHistory } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import type { ReactNode } from 'react';
import { detailText } from '../model/audit-details.ts';
import { actorText, eventText } from '../model/event-text.ts';
import { formatMoment } from '../model/format-moment.ts';
import { auditLabel, MESSAGE_STATE, sentenceOf } from '../model/labels.ts';
import { Nothing, Section } from './section.tsx';

type Props = { readonly history: OrderHistory };

type RowProps = { readonly what: ReactNode; readonly when: string; readonly children?: ReactNode };

/** What, when, and more about it. */
export const RecordRow = ({ what, when, children }: RowProps) => (
  <li className="grid gap-0.5 px-4 py-2.5">
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-medium wrap-anywhere">{what}</span>
      <time dateTime={when} className="text-14 text-ink-soft">
        {formatMoment(when)}
      </time>
    </span>
    {children}
  </li>
);

export const Soft = ({ children }: { readonly children: ReactNode }) => (
  <span className="text-14 text-ink-soft wrap-anywhere">{children}</span>
);

/** Each step: who did it, and why. */
export function OrderEvents({ history: { events, order } }: Props) {
  return (
    <Section title="What happened">
      {events.length === 0 && <Nothing>Nothing has happened yet.</Nothing>}
      <ol className="divide-y divide-line">
        {events.map((event) => (
          <RecordRow key={event.version} what={eventText(event, order.ready_by)} when={event.created_at}>
            <Soft>
              {actorText(event)}
              {event.reason !== null && `: ${event.reason}`}
            </Soft>
          </RecordRow>
        ))}
      </ol>
    </Section>
  );
}

const CHANNEL = { text: 'Text', push: 'Notification' } as const;

/** What the customer was told; never to which number or with which words. */
export function OrderMessages({ history: { messages } }: Props) {
  return (
    <Section title="Messages">
      {messages.length === 0 && <Nothing>Nobody was told anything yet.</Nothing>}
      <ul className="divide-y divide-line">
        {messages.map(({ channel, title, state, created_at }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added, in this order.
          <RecordRow key={nth} what={title} when={created_at}>
            <Soft>
              {CHANNEL[channel]} · {MESSAGE_STATE[state]}
            </Soft>
          </RecordRow>
        ))}
      </ul>
    </Section>
  );
}

/** What waits for the worker, and what has failed for good. */
export function JobsSection({ jobs }: Pick<OrderHistory, 'jobs'>) {
  if (jobs.length === 0) return null;
  return (
    <Section title="Jobs">
      <ul className="divide-y divide-line">
        {jobs.map(({ name, run_at, attempts, last_error, is_dead }) => (
          <RecordRow key={`${name} ${run_at}`} what={sentenceOf(name)} when={run_at}>
            <Soft>
              {is_dead ? 'Failed for good' : 'Waiting'} after {attempts} attempts
              {last_error !== null && `: ${last_error}`}
            </Soft>
          </RecordRow>
        ))}
      </ul>
    </Section>
  );
}

/** An amount with its currency, and all else by its name. */
function detailsOf({ details: { amount, currency: code, ...rest } }: AuditEntry): string {
  const known = currency.safeParse(code);
  const money = typeof amount === 'number' && known.success && formatMoney(amount as MinorUnits, known.data);
  const others = Object.entries(rest)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => detailText(name, value));
  return [...(money ? [money] : []), ...others].join(' · ');
}

export function AuditRow({ entry, subject }: { readonly entry: AuditEntry; readonly subject?: ReactNode }) {
  return (
    <RecordRow what={auditLabel(entry.action)} when={entry.created_at}>
      {subject}
      <Soft>
        {entry.staff_name}
        {entry.reason !== null && `: ${entry.reason}`}
      </Soft>
      {detailsOf(entry) !== '' && <Soft>{detailsOf(entry)}</Soft>}
    </RecordRow>
  );
}

export function AuditSection({ audit }: Pick<OrderHistory, 'audit'>) {
  return (
    <Section title="Audit">
      {audit.length === 0 && <Nothing>Support has done nothing to it.</Nothing>}
      <ul className="divide-y divide-line">
        {audit.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}
