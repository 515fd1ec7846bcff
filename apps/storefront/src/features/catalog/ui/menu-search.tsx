'use client';

import { useEffect, useRef, useState } from 'react';
import { trackedInput } from '@/shared/analytics/tracked.ts';
import { Icon } from '@/shared/ui/icon.tsx';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Hides the dishes that do not match, and categories that are left empty; answers how many dishes are left. */
function showMatches(q: string): number {
  const words = plain(q).split(/\s+/).filter(Boolean);
  let left = 0;
  for (const section of document.querySelectorAll<HTMLElement>('[data-part="category"]')) {
    let inSection = 0;
    for (const row of section.querySelectorAll<HTMLElement>('li')) {
      const text = plain(row.textContent ?? '');
      const isMatch = words.every((word) => text.includes(word));
      row.hidden = !isMatch;
      if (isMatch) inSection += 1;
    }
    section.hidden = inSection === 0;
    left += inSection;
  }
  return left;
}

/** Finds dishes on the page as it stands: nothing is asked of the network. */
export function MenuSearch() {
  const [found, setFound] = useState<{ q: string; count: number }>({ q: '', count: 0 });
  const search = (q: string) => setFound({ q, count: showMatches(q) });
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before this code had come, or put back by the browser.
    const q = box.current?.value;
    if (q) setFound({ q, count: showMatches(q) });
  }, []);
  return (
    <search
      // On a phone a round button beside the first category, until somebody writes into it.
      className="noscript:hidden block max-md:absolute max-md:top-0 max-md:right-0 max-md:z-1 max-md:w-11 max-md:focus-within:w-full max-md:has-[input:not(:placeholder-shown)]:static max-md:has-[input:not(:placeholder-shown)]:w-full"
    >
      <label className="relative block">
        <span className="sr-only">Search this menu</span>
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 md:left-4 text-ink-soft" />
        <input
          ref={box}
          {...trackedInput('menu_search')}
          type="search"
          value={found.q}
          onChange={(event) => search(event.target.value)}
          placeholder="Search this menu"
          className="min-h-11 w-full rounded-pill border border-line bg-surface pr-4 pl-10.5 text-16 placeholder:text-ink-soft max-md:not-focus:placeholder-shown:pr-0 md:pl-11"
        />
      </label>
      <p role="status" className="not-empty:mt-2 text-14 md:mt-2 text-ink-soft">
        {found.q.trim() &&
          (found.count === 0 ? `Nothing on this menu matches “${found.q.trim()}”.` : `${found.count} found`)}
      </p>
    </search>
  );
}
