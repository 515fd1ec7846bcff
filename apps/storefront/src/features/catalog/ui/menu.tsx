import type { MenuCategory, MenuItem } from '@jara/contract';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { DishRow } from './dish-row.tsx';

type Props = { readonly categories: readonly MenuCategory[]; readonly dishes: readonly MenuItem[] };

/** The menu by category: a rail of anchors that stays in sight, and the dishes. */
export function Menu({ categories, dishes }: Props) {
  const byCategory = Map.groupBy(dishes, (dish) => dish.menu_category_id);
  const shown = categories.filter(({ id }) => byCategory.has(id));
  if (shown.length === 0) {
    return <EmptyState title="The menu is empty">This vendor has not put anything on the menu yet.</EmptyState>;
  }
  return (
    <div className="md:grid md:grid-cols-[12rem_1fr] md:gap-8">
      <nav
        aria-label="Menu categories"
        className="scroll-row sticky top-0 z-10 -mx-4 bg-ground px-4 py-2 md:mx-0 md:flex-col md:self-start md:px-0 md:py-4"
      >
        {shown.map(({ id, name }) => (
          <a
            key={id}
            href={`#category-${id}`}
            className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-pill px-3 font-medium text-14 text-ink-soft hover:bg-sunk hover:text-ink"
          >
            {name}
          </a>
        ))}
      </nav>
      <div>
        {shown.map(({ id, name }) => (
          <section key={id} id={`category-${id}`} aria-labelledby={`category-${id}-name`} className="scroll-mt-16 pt-4">
            <h2 id={`category-${id}-name`} className="text-22">
              {name}
            </h2>
            <ul className="divide-y divide-line">
              {byCategory.get(id)?.map((dish) => (
                <li key={dish.id}>
                  <DishRow dish={dish} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
