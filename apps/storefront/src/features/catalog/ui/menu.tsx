import type { MenuCategory, MenuItem } from '@jara/contract';
import { EmptyState } from '@jara/ui/empty-state';
import type { ReactNode } from 'react';
import { CategoryRail } from './category-rail.tsx';
import { DietFilter } from './diet-filter.tsx';
import { DishRow } from './dish-row.tsx';
import { MenuSearch } from './menu-search.tsx';
import { MenuListenersPlace } from './places.tsx';

type Props = {
  readonly categories: readonly MenuCategory[];
  readonly dishes: readonly MenuItem[];
  readonly path: string;
  /** Beside the dishes where there is room: the cart. */
  readonly aside?: ReactNode;
};

const IDS = {
  railId: 'menu-categories',
  searchId: 'menu-search',
  statusId: 'menu-search-status',
  dietsId: 'diets',
} as const;

/** As many as a phone's first screen can show. */
const ABOVE_THE_FOLD = 5;
const ROW = 'draw-late [contain-intrinsic-block-size:auto_8.5rem]';

/** The menu by category: a rail of anchors that stays in sight, and the dishes. */
export function Menu({ categories, dishes, path, aside }: Props) {
  const byCategory = Map.groupBy(dishes, (dish) => dish.menu_category_id);
  const shown = categories.filter(({ id }) => byCategory.has(id));
  if (shown.length === 0) {
    return <EmptyState title="The menu is empty">This vendor has not put anything on the menu yet.</EmptyState>;
  }
  const first = new Set(shown.flatMap(({ id }) => byCategory.get(id) ?? []).slice(0, ABOVE_THE_FOLD));
  return (
    <div className="md:mt-6 md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-8 lg:grid-cols-[11rem_minmax(0,1fr)_21rem]">
      <CategoryRail id={IDS.railId} categories={shown.map(({ id, name }) => ({ id, name }))} />
      <MenuListenersPlace path={path} {...IDS} />
      <div className="group/menu relative" data-needs-code="">
        <MenuSearch id={IDS.searchId} statusId={IDS.statusId} />
        <DietFilter id={IDS.dietsId} dishes={dishes} />
        {shown.map(({ id, name }) => (
          <section
            key={id}
            id={`category-${id}`}
            data-part="category"
            aria-labelledby={`category-${id}-name`}
            className="scroll-mt-16 pt-1 md:pt-4"
          >
            {/* Beside it stand the search and the diets: a word for which they leave no room goes below them. Balanced lines overlook what floats, and what floats is no higher than a line: the row below would give way to it. */}
            <h2
              id={`category-${id}-name`}
              className="text-18 max-md:min-h-8 max-md:text-wrap max-md:leading-6 max-md:before:float-right max-md:before:h-6 max-md:before:w-34 max-md:before:content-[''] md:text-22"
            >
              {name}
            </h2>
            <ul className="divide-y divide-line">
              {byCategory.get(id)?.map((dish) => (
                <li key={dish.id} className={first.has(dish) ? ROW : `below-fold ${ROW}`}>
                  <DishRow dish={dish} href={`${path}?dish=${dish.id}`} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {aside}
    </div>
  );
}
