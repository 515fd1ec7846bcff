import { type StaffMember, type StaffRole, staffRole } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { ChipButton } from '@jara/ui/chip';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { Field } from '@jara/ui/field';
import { TextButton } from '@jara/ui/text-button';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { citiesQuery, type StaffFilter, staffQuery } from '../api/staff.query.ts';
import { placeText, ROLE_TEXT } from '../model/staff-form.ts';
import { AddStaffDialog } from './add-staff-dialog.tsx';
import { ChangeStaffDialog } from './change-staff-dialog.tsx';
import { type MemberChange, MemberDialog } from './member-dialog.tsx';

/** Who is of the staff, for support. */
export function StaffScreen() {
  const [search, setSearch] = useSearchParams();
  const role = staffRole.safeParse(search.get('role')).data;
  const typed = search.get('q') ?? '';
  const show = (next: { readonly role?: StaffRole | undefined; readonly q?: string }) => {
    const { role: shown, q: sought } = { role, q: typed, ...next };
    setSearch({ ...(shown && { role: shown }), ...(sought && { q: sought }) }, { replace: true });
  };
  const [isAdding, setIsAdding] = useState(false);
  const q = useDeferredValue(typed.trim());
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-28">Staff</h1>
        <Button onClick={() => setIsAdding(true)}>Add somebody</Button>
      </header>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-full md:w-80">
          <Field
            label="Name or phone"
            name="q"
            type="search"
            maxLength={60}
            value={typed}
            onChange={(event) => show({ q: event.target.value })}
          />
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Role</legend>
          <ChipButton pressed={role === undefined} onPress={() => show({ role: undefined })}>
            All
          </ChipButton>
          {staffRole.options.map((each) => (
            <ChipButton key={each} pressed={each === role} onPress={() => show({ role: each })}>
              {ROLE_TEXT[each]}
            </ChipButton>
          ))}
        </fieldset>
      </div>
      <StaffList role={role} q={q} />
      <AddStaffDialog open={isAdding} onClose={() => setIsAdding(false)} />
    </div>
  );
}

function StaffList(filter: StaffFilter) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    staffQuery(filter),
  );
  if (!data) {
    if (!error) return <ScreenSkeleton />;
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const members = data.pages.flatMap(({ staff }) => staff);
  if (members.length === 0) return <EmptyState title="Nobody found">Try another name, phone or role.</EmptyState>;
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-surface">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" loading={isFetchingNextPage && 'Loading more…'} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

const CHANGES = [
  ['unlock', 'Unlock'],
  ['reset', 'Reset factors'],
  ['end', 'End'],
] as const satisfies readonly (readonly [MemberChange, string])[];

function MemberRow({ member }: { readonly member: StaffMember }) {
  const [what, setWhat] = useState<'change' | MemberChange>();
  const { name, role, phone } = member;
  const cities = useQuery(citiesQuery());
  const place = placeText(member, (slug) => cities.data?.find((city) => city.slug === slug)?.display_name ?? slug);
  const close = () => setWhat(undefined);
  return (
    <li className="flex flex-wrap items-center gap-x-4 px-4 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-soft">
          {ROLE_TEXT[role]}
          {place !== '' && `, ${place}`} · <span className="tabular-nums">{phone}</span>
        </p>
      </div>
      <div className="-mx-2 flex flex-wrap">
        {role !== 'support' && (
          <TextButton onClick={() => setWhat('change')} aria-label={`Change ${name}`}>
            Change
          </TextButton>
        )}
        {CHANGES.map(([each, words]) => (
          // What takes somebody's work away is not as quiet as the rest.
          <span key={each} className={each === 'end' ? '[&>button]:text-pepper' : undefined}>
            <TextButton onClick={() => setWhat(each)} aria-label={`${words}: ${name}`}>
              {words}
            </TextButton>
          </span>
        ))}
      </div>
      {what === 'change' && <ChangeStaffDialog member={member} open onClose={close} />}
      {what !== undefined && what !== 'change' && <MemberDialog member={member} what={what} onClose={close} />}
    </li>
  );
}
