import { useSearchParams } from 'wouter';
import { type DateRange, type RangeLimit, rangeFrom } from './date-range.ts';

/** The range that the address names, so that a reload and a link have it too. */
export function useRange(limit: RangeLimit): [DateRange, (range: DateRange) => void] {
  const [parameters, setParameters] = useSearchParams();
  const show = ({ from, to }: DateRange) => setParameters({ from, to });
  return [rangeFrom(Object.fromEntries(parameters), new Date(), limit), show];
}
