'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useFetched } from '@/shared/browser/use-fetched.ts';
import { LostSheet } from './lost-sheet.tsx';

const loadSheet = () => import('./dish-sheet.tsx');

/** The page's own words for the dish, so that the sheet has its title before anything has loaded. */
const nameOf = (id: string) => document.querySelector(`[data-dish="${id}"] h3`)?.textContent;

/** Marks an entry of the history that a tap on a dish has made, also after a reload. A new one each: the router writes into it. */
const openedHere = () => ({ openedHere: true });

function isOpenedHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/** Opens the sheet of the dish that the address names, and puts a dish into the address when its link is tapped. */
export function DishSheetHost({ vendorId }: { readonly vendorId: number }) {
  const asked = useSearchParams().get('dish');

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const tapped =
        event.target instanceof Element ? event.target.closest('[data-dish-link], [data-choose-dish]') : null;
      const link = tapped?.closest('[data-dish]')?.querySelector<HTMLAnchorElement>('a[data-dish-link]');
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      // Tapped again while its code is on the way: one step back leads to the menu all the same.
      if (isOpenedHere()) window.history.replaceState(openedHere(), '', link.href);
      else window.history.pushState(openedHere(), '', link.href);
    };
    // Before the page's own handler of links, which would ask the server for the page again.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);

  // After the page has come alive: on the server there is no document to read the name from.
  const [dish, setDish] = useState<{ id: number; name: string }>();
  const isLeaving = useRef(false);
  useEffect(() => {
    const stay = () => {
      isLeaving.current = false;
    };
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);
  useEffect(() => {
    const name = asked !== null && /^\d{1,10}$/.test(asked) && nameOf(asked);
    setDish(name ? { id: Number(asked), name } : undefined);
  }, [asked]);

  /** The way back to the menu: the entry below, or, for somebody who came straight to the dish, this one changed. */
  const close = () => {
    if (!isOpenedHere()) return window.history.replaceState(null, '', window.location.pathname);
    // A second tap before the first has led back would leave the menu too.
    if (!isLeaving.current) window.history.back();
    isLeaving.current = true;
  };

  const { code, isFailed, error, isFetching, retry } = useFetched(loadSheet, dish !== undefined);
  const DishSheet = code?.default;
  if (!dish) return null;
  if (DishSheet) return <DishSheet vendorId={vendorId} dish={dish} onClose={close} />;
  return isFailed ? (
    <LostSheet name={dish.name} error={error} onClose={close} onRetry={retry} retrying={isFetching} />
  ) : null;
}
