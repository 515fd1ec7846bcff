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
    <search className="noscript:hidden block">
      <label className="relative block">
        <span className="sr-only">Search this menu</span>
        <Icon name="search" className="pointer-events-none absolute top-3 left-4 size-5 text-ink-soft" />
        <input
          ref={box}
          {...trackedInput('menu_search')}
          type="search"
          value={found.q}
          onChange={(event) => search(event.target.value)}
          placeholder="Search this menu"
          className="min-h-11 w-full rounded-pill border border-line bg-surface pr-4 pl-11 text-16 placeholder:text-ink-soft"
        />
      </label>
      <p role="status" className="mt-2 text-14 text-ink-soft">
        {found.q.trim() &&
          (found.count === 0 ? `Nothing on this menu matches “${found.q.trim()}”.` : `${found.count} found`)}
      </p>
    </search>
  );
}
