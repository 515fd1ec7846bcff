import type { StaffCategory, StaffDish, StaffMenu } from '@jara/contract';

export type Section = { readonly category: StaffCategory; readonly dishes: readonly StaffDish[] };

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed is in the name or the description, whatever its accents. */
function isFound(typed: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Asked = { readonly typed: string; readonly onlyGone: boolean };

/** The menu as it is shown: by category, narrowed. While it is narrowed, categories without a dish are left out. */
export function sectionsOf({ categories, dishes }: StaffMenu, { typed, onlyGone }: Asked): Section[] {
  const isNarrowed = onlyGone || typed.trim() !== '';
  const sections = categories.map((category) => ({
    category,
    dishes: dishes.filter(
      ({ menu_category_id, name, description, availability }) =>
        menu_category_id === category.id &&
        (!onlyGone || availability !== 'available') &&
        isFound(typed, name, description),
    ),
  }));
  return isNarrowed ? sections.filter((section) => section.dishes.length > 0) : sections;
}
