import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../shared/api/use-member.ts';
import { useRange } from '../../../shared/days/use-range.ts';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { ownStatementQuery } from '../api/money.query.ts';
import { STATEMENT_LIMIT } from '../model/statement-days.ts';
import { Owed, Statement } from './statement.tsx';

/** What a vendor or a rider is owed now, and has earned day by day. */
export function OwnMoneyScreen() {
  const payee = useMember().role === 'rider' ? 'rider' : 'vendor';
  const [range, setRange] = useRange(STATEMENT_LIMIT);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(ownStatementQuery(payee, range));
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-28">Money</h1>
      {!data && !error && <ScreenSkeleton />}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4">
          <Owed title="Owed to you now" statement={data} />
          <Statement payee={payee} statement={data} range={range} onRange={setRange} fileName="statement" />
          <p className="text-14 text-ink-soft">
            An order counts on the day of its hand-over. What is under way is not in it yet.
          </p>
        </div>
      )}
    </div>
  );
}
