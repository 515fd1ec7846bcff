import { ErrorState } from '@jara/ui/error-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaffEvents } from '../../../shared/live/live.ts';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { hoursQuery } from '../api/hours.query.ts';
import { ClosedDays } from './closed-days.tsx';
import { PreorderRules } from './preorder-rules.tsx';
import { WeekForm } from './week-form.tsx';

export function HoursScreen() {
  const client = useQueryClient();
  useStaffEvents(({ event }) => {
    if (event === 'vendor' || event === 'missed') void client.invalidateQueries({ queryKey: hoursQuery().queryKey });
  });
  const { data: hours, error, refetch, isFetching } = useQuery(hoursQuery());
  if (!hours) {
    if (!error) return <ScreenSkeleton />;
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      <h1 className="text-28">Hours</h1>
      <WeekForm hours={hours} />
      <ClosedDays hours={hours} />
      {hours.preorder_configuration && <PreorderRules hours={hours} configuration={hours.preorder_configuration} />}
    </div>
  );
}
