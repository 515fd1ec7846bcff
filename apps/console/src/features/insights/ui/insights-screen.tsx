import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type DateRange, rangeText } from '../../../shared/days/date-range.ts';
import { RangePicker } from '../../../shared/days/range-picker.tsx';
import { useRange } from '../../../shared/days/use-range.ts';
import { figuresQuery } from '../api/figures.query.ts';
import { INSIGHTS_LIMIT, insightPresets } from '../model/insight-days.ts';
import { ordersIn } from '../model/orders-by-hour.ts';
import { Figures } from './figures.tsx';
import { FiguresSkeleton } from './figures-skeleton.tsx';

/** What visitors did and what came of it, for support. */
export function InsightsScreen() {
  const [range, setRange] = useRange(INSIGHTS_LIMIT);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-28">Insights</h1>
      <RangePicker range={range} onChange={setRange} presets={insightPresets(new Date())} limit={INSIGHTS_LIMIT} />
      <FiguresIn range={range} />
    </div>
  );
}

function FiguresIn({ range }: { readonly range: DateRange }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(figuresQuery(range));
  if (!data) {
    if (!error) return <FiguresSkeleton />;
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const isEmpty = data.events === 0 && data.rejected === 0 && ordersIn(data.orders_by_hour) === 0;
  return (
    <>
      <p role="status" className="sr-only">
        {isPlaceholderData ? 'Loading figures' : `Figures of ${rangeText(data)}`}
      </p>
      {error && (
        <p role="alert" className="font-medium text-14 text-pepper">
          These figures are from before: {error.message}
        </p>
      )}
      <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-50')}>
        {isEmpty ? (
          <EmptyState title="No events in this range yet">Choose other days, or come back later.</EmptyState>
        ) : (
          <Figures data={data} />
        )}
      </div>
    </>
  );
}
