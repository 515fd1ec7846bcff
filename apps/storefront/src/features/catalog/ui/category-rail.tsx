import type { MenuCategory } from '@jara/contract';
import { tracked } from '@/shared/analytics/tracked.ts';

type Props = { readonly id: string; readonly categories: readonly Pick<MenuCategory, 'id' | 'name'>[] };

/** Anchors to the categories of a menu. `followCategories` marks the one being read, and keeps it in sight on a phone. */
export function CategoryRail({ id: railId, categories }: Props) {
  return (
    <nav
      id={railId}
      aria-label="Menu categories"
      {...tracked('section', 'menu_categories')}
      className="scroll-row sticky short:static top-(--notice) z-10 bg-ground py-1 md:top-[calc(1rem+var(--notice))] md:py-2 md:flex-col md:flex-nowrap md:self-start"
    >
      {categories.map(({ id, name }, index) => (
        <a
          key={id}
          href={`#category-${id}`}
          aria-current={index === 0 ? 'true' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-pill px-3 font-medium text-14 text-ink-soft hover:bg-sunk hover:text-ink aria-[current=true]:bg-sunk aria-[current=true]:text-ink md:whitespace-normal"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
