import { useEffect, useLayoutEffect, useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { savesData } from '@/shared/browser/data-saver.ts';
import { subscribeToPages } from '@/shared/browser/shown-page.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { whenIdle } from '@/shared/browser/when-idle.ts';
import { RowsRoom } from './rows-room.tsx';
import { hasRowsCopy, keepRows, showKeptRows } from './shown-rows.ts';

const loadRows = () => import('./own-rows.tsx');

/** Replaces the rows' room by the rows: when the page is idle, to save data at a tap. A guest's page asks for nothing. */
export function RowsHost() {
  const customerId = useCustomer()?.id;
  const [isAsked, setIsAsked] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const { loaded, isFetching, isFailed, retry } = useLazyImport(loadRows, isNeeded);
  // A page that was loaded whole has what its first script has written (inline/first-paint.ts), which is the same.
  useLayoutEffect(showKeptRows, []);
  // A filtered list is another page, on which they stay.
  useEffect(() => subscribeToPages(showKeptRows), []);
  useEffect(() => browserSession().onSignedOut(showKeptRows), []);
  useEffect(() => {
    if (customerId === undefined) return;
    if (savesData() && !hasRowsCopy()) keepRows(['ask']);
    else whenIdle(() => setIsNeeded(true));
  }, [customerId]);
  const ask = () => {
    setIsAsked(true);
    setIsNeeded(true);
    if (isFailed) retry();
  };
  const OwnRows = loaded?.default;
  if (!OwnRows || customerId === undefined) return <RowsRoom aria-busy={isAsked && isFetching} onClick={ask} />;
  return <OwnRows key={customerId} customerId={customerId} isAsked={isAsked} />;
}
