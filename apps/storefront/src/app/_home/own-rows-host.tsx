'use client';

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { savesData } from '@/shared/browser/data-saver.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { whenIdle } from '@/shared/browser/when-idle.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';
import type { OwnRowsProps } from './own-rows.tsx';
import { hasRowsCopy, keepRows, showKeptRows } from './shown-rows.ts';

const loadRows = () => import('./own-rows.tsx');

type Loaded = { readonly OwnRows: ComponentType<OwnRowsProps>; readonly isAsked: boolean };

/** Replaces the rows' room by the rows: when the page is idle, to save data at a tap. A guest's page asks for nothing. */
export function OwnRowsHost({ children }: { readonly children: ReactNode }) {
  const customerId = useCustomer()?.id;
  const [loaded, setLoaded] = useState<Loaded>();
  // A page that was loaded whole has what the front door's script has written.
  useLayoutEffect(() => {
    if ('hydrated' in document.documentElement.dataset) showKeptRows();
  }, []);
  useEffect(() => {
    if (customerId === undefined) return;
    const load = (isAsked: boolean) =>
      importWithRetry(loadRows).then(({ default: OwnRows }) => setLoaded({ OwnRows, isAsked }));
    if (!savesData() || hasRowsCopy()) return whenIdle(() => void load(false).catch(() => undefined));
    keepRows(['ask']);
    const button = document.querySelector('.row-ask');
    const ask = () => {
      button?.setAttribute('aria-busy', 'true');
      load(true).catch((error: unknown) => {
        button?.removeAttribute('aria-busy');
        toastImportFailure(error, 'We could not load this. Please try again when the network is back.');
      });
    };
    button?.addEventListener('click', ask);
    return () => button?.removeEventListener('click', ask);
  }, [customerId]);
  if (!loaded || customerId === undefined) return children;
  const { OwnRows, isAsked } = loaded;
  return <OwnRows key={customerId} customerId={customerId} isAsked={isAsked} />;
}
