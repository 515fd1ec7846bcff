'use client';

import type { MenuCategory } from '@jara/contract';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { tracked } from '@/shared/analytics/tracked.ts';

type Props = { readonly categories: readonly Pick<MenuCategory, 'id' | 'name'>[] };

/** The band of the window in which a category counts as the one being read. */
const READING_BAND = '-20% 0px -70% 0px';

const isAtEnd = () =>
  window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;

/** The category being read. At the end of the page the last ones never reach the band: there it is the last, or the tapped. */
function useCurrent(categories: Props['categories']) {
  const [current, setCurrent] = useState(categories[0]?.id);
  const tapped = useRef<number>(undefined);

  useEffect(() => {
    let read = categories[0]?.id;
    const inBand = new Set<string>();
    const lastInBand = () => categories.findLast(({ id }) => inBand.has(`category-${id}`))?.id;
    const mark = () => {
      if (isAtEnd()) return setCurrent(tapped.current ?? categories.at(-1)?.id);
      // A tap is done with once its category is reached.
      read = tapped.current ?? lastInBand() ?? read;
      tapped.current = undefined;
      setCurrent(read);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        mark();
      },
      { rootMargin: READING_BAND },
    );
    for (const { id } of categories) {
      const section = document.getElementById(`category-${id}`);
      if (section) observer.observe(section);
    }
    document.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', mark);
    };
  }, [categories]);

  return {
    current,
    tap: (id: number) => {
      tapped.current = id;
      setCurrent(id);
    },
  };
}

/** Anchors to the categories of a menu. The one being read is marked, and kept in sight on a phone. */
export function CategoryRail({ categories }: Props) {
  const { current, tap } = useCurrent(categories);
  const rail = useRef<HTMLElement>(null);

  useEffect(() => {
    const link = rail.current?.querySelector<HTMLElement>(`[href="#category-${current}"]`);
    // Only along the rail: scrolling the page would fight with the reader.
    if (link) rail.current?.scrollTo({ left: link.offsetLeft - 16, behavior: 'smooth' });
  }, [current]);

  return (
    <nav
      ref={rail}
      aria-label="Menu categories"
      {...tracked('section', 'menu_categories')}
      className="scroll-row sticky top-0 z-10 bg-ground py-1 md:top-4 md:py-2 md:mx-0 md:flex-col md:self-start md:overflow-visible md:px-0"
    >
      {categories.map(({ id, name }) => (
        <a
          key={id}
          href={`#category-${id}`}
          onClick={() => tap(id)}
          aria-current={id === current ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-pill px-3 font-medium text-14 md:whitespace-normal',
            id === current ? 'bg-sunk text-ink' : 'text-ink-soft hover:bg-sunk hover:text-ink',
          )}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
