'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { savesData } from '@/shared/browser/data-saver.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { whenIdle } from '@/shared/browser/when-idle.ts';
import { Skeleton } from '@/shared/ui/skeleton.tsx';
import { hasRowsCopy, keepRows, showKeptRows } from './shown-rows.ts';

const loadRows = () => import('./own-rows.tsx');

const isHydrated = () => document.documentElement.dataset['hydrated'] !== undefined;

/** The room of the rows, for those who will see them; nothing for a guest. */
const Room = () => (
  <>
    <div className="row-again" aria-hidden="true">
      <Skeleton className="mt-7 h-16" />
    </div>
    <div className="row-liked" aria-hidden="true">
      <Skeleton className="mt-7 h-11" />
    </div>
  </>
);

/** 'Order again' and 'Liked', above the vendors. Their code comes when the page is idle; a guest's page asks for nothing. */
export function HomeRows() {
  const customerId = useCustomer()?.id;
  const [isNeeded, setIsNeeded] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { loaded, isFailed, retry } = useLazyImport(loadRows, isNeeded);
  // A page that was loaded whole has what the front door's script has written.
  useLayoutEffect(() => void (isHydrated() && showKeptRows()), []);
  useEffect(() => {
    if (customerId === undefined) return;
    if (!savesData() || hasRowsCopy()) whenIdle(() => setIsNeeded(true));
    else keepRows(['ask']);
  }, [customerId]);
  const ask = () => {
    setIsAsked(true);
    setIsNeeded(true);
    if (isFailed) retry();
  };
  const OwnRows = loaded?.default;
  return (
    <div className="home-rows min-w-0 lg:col-span-2">
      <button
        type="button"
        {...tapped('button', 'show_rows')}
        aria-busy={isAsked && !isFailed}
        onClick={ask}
        className="row-ask min-h-11 w-full rounded-pill border border-line font-semibold text-14 text-brand aria-busy:opacity-60"
      >
        Show what you ordered before
      </button>
      {OwnRows && customerId !== undefined ? (
        <OwnRows key={customerId} customerId={customerId} isAsked={isAsked} onAnswered={() => setIsAsked(false)} />
      ) : (
        <Room />
      )}
    </div>
  );
}
