import type { ShownStaffSession } from '@jara/contract';
import { ErrorState } from '@jara/ui/error-state';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { TextButton } from '@jara/ui/text-button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endStaffSession, staffSessionsQuery } from '../api/profile.query.ts';
import { momentText } from '../model/moment-text.ts';

/** Where somebody is signed in. */
export function SessionList() {
  const sessions = useQuery(staffSessionsQuery());
  return (
    <section aria-labelledby="sessions-title" className="grid grid-cols-1 content-start gap-3">
      <h2 id="sessions-title" className="text-22">
        Where you are signed in
      </h2>
      {sessions.isPending && (
        <Loading label="Loading">
          <Skeleton className="h-16 w-full rounded-card" />
        </Loading>
      )}
      {sessions.isError && (
        <ErrorState
          message={sessions.error.message}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      )}
      <ul className="grid gap-2">
        {sessions.data?.map((each) => (
          <SessionRow key={each.id} session={each} />
        ))}
      </ul>
    </section>
  );
}

function SessionRow({ session }: { readonly session: ShownStaffSession }) {
  const { id, device, last_seen_at, is_current } = session;
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => endStaffSession(id),
    onSettled: () => client.invalidateQueries({ queryKey: staffSessionsQuery().queryKey }),
  });
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{device}</span>
        <span className="block text-14 text-ink-soft">
          {is_current ? 'This browser' : `Last seen ${momentText(last_seen_at)}`}
        </span>
      </span>
      {!is_current && (
        <TextButton aria-label={`End ${device}`} disabled={end.isPending} onClick={() => end.mutate()}>
          End
        </TextButton>
      )}
    </li>
  );
}
