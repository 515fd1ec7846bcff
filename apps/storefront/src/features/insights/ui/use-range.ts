import { useQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import type { DateRange } from '../api/figures.query.ts';
import { rangeFrom } from '../model/date-range.ts';

const PARAMETERS = ['from', 'to'] as const;

/** The range that the address names, so that a reload and a link keep it. Nothing is asked of the storefront's server. */
export function useRange(): [DateRange, (range: DateRange) => void] {
  const { values } = useQueryDialog(PARAMETERS);
  const show = ({ from, to }: DateRange) =>
    window.history.pushState(null, '', `${window.location.pathname}?${new URLSearchParams({ from, to })}`);
  return [rangeFrom(values, new Date()), show];
}
