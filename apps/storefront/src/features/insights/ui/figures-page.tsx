import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { TextButton } from '@jara/ui/text-button';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { type DateRange, figuresQuery } from '../api/figures.query.ts';
import { staffSession } from '../api/staff-session.ts';
import { rangeFrom, rangeText } from '../model/date-range.ts';
import { ordersIn } from '../model/orders-by-hour.ts';
import { Figures } from './figures.tsx';
import { FiguresSkeleton } from './figures-skeleton.tsx';
import { RangePicker } from './range-picker.tsx';

const PARAMETERS = ['from', 'to'] as const;

/** The range that the address names, so that a reload and a link keep it. Nothing is asked of the storefront's server. */
function useRange(): [DateRange, (range: DateRange) => void] {
  const { values } = useQueryDialog(PARAMETERS);
  const show = ({ from, to }: DateRange) =>
    window.history.pushState(null, '', `${window.location.pathname}?${new URLSearchParams({ from, to })}`);
  return [rangeFrom(values, new Date()), show];
}

export function FiguresPage({ name }: { readonly name: string }) {
  const [range, setRange] = useRange();
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4">
        <h1 className="me-auto text-28">Insights</h1>
        <p className="text-14 text-ink-soft">{name}, support</p>
        <TextButton onClick={() => staffSession().end()}>Sign out</TextButton>
      </header>
      <RangePicker range={range} onChange={setRange} />
      <FiguresIn range={range} />
    </>
  );
}

function FiguresIn({ range }: { readonly range: ReturnType<typeof useRange>[0] }) {
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
