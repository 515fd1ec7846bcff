'use client';

import { useSearchParams } from 'next/navigation';
import { type DateRange, rangeFrom } from '../model/date-range.ts';

/** The range that the address names, so that a reload and a link keep it. Nothing is asked of the storefront's server. */
export function useRange(): [DateRange, (range: DateRange) => void] {
  const range = rangeFrom(useSearchParams(), new Date());
  const show = ({ from, to }: DateRange) =>
    window.history.pushState(null, '', `${window.location.pathname}?${new URLSearchParams({ from, to })}`);
  return [range, show];
}
