import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditEntry, id } from '@jara/contract';
import { EmptyState } from '@jara/ui/empty-state';
import { TextButton } from '@jara/ui/text-button';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useSearchParams } from 'wouter';
import { type AuditFilter, auditQuery, colleaguesQuery } from '../api/support.query.ts';
import { auditLabel, SUBJECT_LABEL } from '../model/labels.ts';
import { hrefOfAudit, hrefOfSubject } from './hrefs.ts';
import { AuditRow } from './order-record.tsx';
import { PagedList } from './paged-list.tsx';

/** What the address says, as far as there is such a thing. */
function filterOf(search: URLSearchParams): AuditFilter {
  const action = AUDIT_ACTIONS.find((each) => each === search.get('action'));
  const subject_kind = AUDIT_SUBJECTS.find((each) => each === search.get('subject_kind'));
  const subject_id = search.get('subject_id');
  const staff_id = id.safeParse(Number(search.get('staff_id'))).data;
  return {
    ...(staff_id !== undefined && { staff_id }),
    ...(action && { action }),
    ...(subject_kind && { subject_kind }),
    ...(subject_kind && subject_id && { subject_id }),
  };
}

function Subject({ entry: { subject } }: { readonly entry: AuditEntry }) {
  const name = `${SUBJECT_LABEL[subject.kind]} ${subject.id}`;
  const to = hrefOfSubject(subject) ?? hrefOfAudit(subject);
  return (
    <Link href={to} className="w-fit font-medium text-14 text-brand underline wrap-anywhere">
      {name}
    </Link>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const field = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={field} className="font-medium text-14">
        {label}
      </label>
      <select
        id={field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 rounded-card border border-ink-soft/70 bg-surface px-4"
      >
        <option value="">All</option>
        {options.map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** People of support, and whoever the address names besides, who may have left. */
function usePeople(chosen: number | undefined): readonly (readonly [string, string])[] {
  const { data } = useQuery(colleaguesQuery());
  const people = (data?.staff ?? []).map(({ id: each, name }) => [String(each), name] as const);
  const isThere = chosen === undefined || people.some(([each]) => each === String(chosen));
  return isThere ? people : [...people, [String(chosen), `Number ${chosen}`]];
}

/** What staff have done: nobody can change it. */
export function AuditScreen() {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const people = usePeople(filter.staff_id);
  const choose = (name: string) => (value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('subject_id');
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-28">Audit</h1>
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label="Who"
          value={filter.staff_id === undefined ? '' : String(filter.staff_id)}
          options={people}
          onChange={choose('staff_id')}
        />
        <Choice
          label="What was done"
          value={filter.action ?? ''}
          options={AUDIT_ACTIONS.map((each) => [each, auditLabel(each)])}
          onChange={choose('action')}
        />
        <Choice
          label="To what"
          value={filter.subject_kind ?? ''}
          options={AUDIT_SUBJECTS.map((each) => [each, SUBJECT_LABEL[each]])}
          onChange={choose('subject_kind')}
        />
        {filter.subject_id !== undefined && (
          <TextButton onClick={() => setSearch({})}>
            {SUBJECT_LABEL[filter.subject_kind ?? 'order']} {filter.subject_id}: show all
          </TextButton>
        )}
      </div>
      <PagedList
        query={auditQuery(filter)}
        itemsOf={({ entries }) => entries}
        empty={<EmptyState title="Nothing yet">What staff do stands here from then on.</EmptyState>}
      >
        {(entries) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} subject={<Subject entry={entry} />} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
